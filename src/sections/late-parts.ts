import { type ComponentType, createElement, lazy, useState } from "react";

const loads: (() => Promise<unknown>)[] = [];

/**
 * A component whose code is in a file of its own, which pages without it do not load. Once it is loaded it is drawn at
 * once: what `lazy` draws comes a moment later the first time, when the router has looked for the anchor of the page.
 */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await load();
    return { default: loaded };
  };
  loads.push(keep);
  const Waiting = lazy(keep) as ComponentType<Props>;
  return (props: Props) => createElement(useState(() => loaded ?? Waiting)[0], props);
};

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
export const ServiceCards = late(() => import("./ServiceCards").then((file) => file.ServiceCards));
export const SignUpForm = late(() => import("../features/forms/SignUpForm").then((file) => file.SignUpForm));
export const SiteMap = late(() => import("./SiteMap").then((file) => file.SiteMap));
export const Stats = late(() => import(/* webpackChunkName: "figures" */ "./Stats").then((file) => file.Stats));
export const Team = late(() => import(/* webpackChunkName: "about" */ "./Team").then((file) => file.Team));
export const TestimonialGroups = late(() => import("./TestimonialGroups").then((file) => file.TestimonialGroups));
export const UrgencyTiers = late(() => import("./UrgencyTiers").then((file) => file.UrgencyTiers));
export const Webinars = late(() => import(/* webpackChunkName: "events" */ "./Webinars").then((file) => file.Webinars));

/**
 * Loads all late parts, which takes no network the second time. The router waits for them (gatsby/patches/plain-navigation.cjs),
 * so that the next page is complete when it appears and its anchors are in place.
 *
 * @public
 */
export const loadLateParts = (): Promise<unknown> => Promise.allSettled(loads.map((load) => load()));

/** Has the late parts loaded as soon as the visitor points at a link of the site, touches one or gives it the focus. */
export const loadBeforeLinks = (): void => {
  const events = ["pointerover", "touchstart", "focusin"];
  const hear = ({ target }: Event): void => {
    if (target instanceof Element && target.closest("a[href^='/']")) {
      for (const event of events) document.removeEventListener(event, hear);
      void loadLateParts();
    }
  };
  for (const event of events) document.addEventListener(event, hear, { passive: true });
};
