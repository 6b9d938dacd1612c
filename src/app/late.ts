import { type ComponentType, createElement, lazy, useState } from "react";

/** What loads each late part of the pages whose code is there. */
const loads: (() => Promise<unknown>)[] = [];

/**
 * Makes a component whose code is in a file of its own, which pages without it do not load. Once it is loaded it is drawn
 * at once: what `lazy` draws comes a moment later the first time, when the router has looked for the anchor of the page.
 * Call it in code that only pages import (src/sections/parts.ts). Called in that of the app, which is there before any
 * page, each part's file would hold a copy of its own of what the pages share.
 * @param name name of the component in its file
 */
export const late = <Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) => {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  loads.push(keep);
  const Waiting = lazy(keep) as ComponentType<Props>;
  return (props: Props) => createElement(useState(() => loaded ?? Waiting)[0], props);
};

/**
 * Loads all late parts, which takes no network the second time. The router waits for them, so that the next page is
 * complete when it appears and its anchors are in place (gatsby/patches/plain-navigation.cjs).
 * @returns whether all of them came
 * @public
 */
export const loadLateParts = (): Promise<boolean> =>
  Promise.allSettled(loads.map((load) => load())).then((all) => all.every(({ status }) => status === "fulfilled"));
