import { late } from "../app/late";

export const PostForm = late("PostForm", () => import("../features/forms/PostForm"));
export const ProviderEmbed = late(
  "ProviderEmbed",
  () => import(/* webpackChunkName: "embeds" */ "../features/embeds/ProviderEmbed"),
);
export const SignUpForm = late("SignUpForm", () => import("../features/forms/SignUpForm"));
