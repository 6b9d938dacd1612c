import { late } from "../app/late";

export const AbsenceCalculator = late(() => import("./AbsenceCalculator").then((file) => file.AbsenceCalculator));
export const ArticleList = late(() => import("./ArticleList").then((file) => file.ArticleList));
export const BarCharts = late(() =>
  import(/* webpackChunkName: "figures" */ "./BarCharts").then((file) => file.BarCharts),
);
export const CityLinks = late(() =>
  import(/* webpackChunkName: "about" */ "./CityLinks").then((file) => file.CityLinks),
);
export const Comparison = late(() => import("./Comparison").then((file) => file.Comparison));
export const ConflictLadder = late(() =>
  import(/* webpackChunkName: "process" */ "./ConflictLadder").then((file) => file.ConflictLadder),
);
export const CourseDays = late(() =>
  import(/* webpackChunkName: "events" */ "./CourseDays").then((file) => file.CourseDays),
);
export const LinkButtons = late(() => import("./LinkButtons").then((file) => file.LinkButtons));
export const LinkList = late(() => import(/* webpackChunkName: "about" */ "./LinkList").then((file) => file.LinkList));
export const MailForm = late(() => import("../features/forms/MailForm").then((file) => file.MailForm));
export const MediatorProfile = late(() =>
  import(/* webpackChunkName: "events" */ "./MediatorProfile").then((file) => file.MediatorProfile),
);
export const MediatorStrip = late(() =>
  import(/* webpackChunkName: "process" */ "./MediatorStrip").then((file) => file.MediatorStrip),
);
export const Outcome = late(() => import(/* webpackChunkName: "process" */ "./Outcome").then((file) => file.Outcome));
export const PartnerStrip = late(() =>
  import(/* webpackChunkName: "process" */ "./PartnerStrip").then((file) => file.PartnerStrip),
);
export const PeopleShare = late(() =>
  import(/* webpackChunkName: "figures" */ "./PeopleShare").then((file) => file.PeopleShare),
);
export const PostForm = late(() => import("../features/forms/PostForm").then((file) => file.PostForm));
export const ProblemSolutions = late(() => import("./ProblemSolutions").then((file) => file.ProblemSolutions));
export const ProcessRail = late(() =>
  import(/* webpackChunkName: "process" */ "./ProcessRail").then((file) => file.ProcessRail),
);
export const Reviews = late(() => import(/* webpackChunkName: "process" */ "./Reviews").then((file) => file.Reviews));
export const ProviderEmbed = late(() =>
  import(/* webpackChunkName: "embeds" */ "../features/embeds/ProviderEmbed").then((file) => file.ProviderEmbed),
);
export const ServiceCards = late(() => import("./ServiceCards").then((file) => file.ServiceCards));
export const SignUpForm = late(() => import("../features/forms/SignUpForm").then((file) => file.SignUpForm));
export const SiteMap = late(() => import("./SiteMap").then((file) => file.SiteMap));
export const Stats = late(() => import(/* webpackChunkName: "figures" */ "./Stats").then((file) => file.Stats));
export const Team = late(() => import(/* webpackChunkName: "about" */ "./Team").then((file) => file.Team));
export const TestimonialGroups = late(() => import("./TestimonialGroups").then((file) => file.TestimonialGroups));
export const UrgencyTiers = late(() => import("./UrgencyTiers").then((file) => file.UrgencyTiers));
export const Webinars = late(() => import(/* webpackChunkName: "events" */ "./Webinars").then((file) => file.Webinars));
