/** Address of what the studio does not use. */
const NOWHERE = "./niet-in-gebruik";

/** A change of the engine's code: purpose, pattern with exactly one match, and replacement. */
type Change = readonly [name: string, place: RegExp, by: string];

const CHANGES: readonly Change[] = [
  [
    "no fonts of another host: the engine loads its own as well (scripts/lib/studio-bundle.ts)",
    /(?:@font-face \{[^}]*\}[^{}]*){3}(?=\.material-symbols-outlined \{)/,
    "",
  ],
  ["no look for its newest version", /https:\/\/unpkg\.com\/@sveltia\/cms/, NOWHERE],
  ["no look at the state of the git host", /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/, NOWHERE],
  ["no offer of its other languages", /await \w+\(`newLanguageCta`\)/, "!0"],
  ["no offer to sign in on a phone with the same token", /await \w+\(`mobileCta`\)/, "!0"],
  // The engine forbids zooming, which people with low vision need (WCAG 1.4.4).
  ["pages that can be zoomed", /`maximum-scale=1`,/, ""],
  [
    "a call when it takes the values of a form (src/studio/keep-typing.ts)",
    /(savingAssets:\w+\}=)(await \w+\(\{draft:(\w+),slugs:\w+\}\))(?=,\{)/,
    "$1(globalThis.studioSaves($3),$2)",
  ],
  [
    "a call when it shows what it saved (src/studio/keep-typing.ts)",
    /(\w+\(\{entryDraft:\w+,collection:[^{}]*,extraValues:(\w+)\.extraValues,expanderStates:\2\.expanderStates\}\))/,
    "globalThis.studioSaved($2,()=>$1)",
  ],
  [
    "a file's path, beside its text, for its format (src/studio/engine.ts)",
    /(path:(\w+),folder:\{collectionName[\s\S]{0,600}?\.parser;if\((\w+)\)return \3\(\w+)(?=\))/,
    "$1,$2",
  ],
  [
    "a call around all that it writes (src/studio/save/guard-writes.ts)",
    /\{\.\.\.await (\w+)\((\w+),(\w+)\)(?=,author:)/,
    "{...await globalThis.studioWrites($2,$3.commitType,()=>$1($2,$3))",
  ],
  [
    "names for new pictures that neither another new one has nor one on disk (src/studio/folder/site-files.ts)",
    /(savingAssets:(\w+),encodingEnabled:\w+\}\)=>.{0,600}?assetNamesInSameFolder:)(\w+)(?=\}\);)/,
    "$1[...$3,...$2.map(({name})=>name),...globalThis.studioPictures()]",
  ],
  [
    "a call with the name of a new picture (src/studio/keep-typing.ts)",
    /(\w+\[\w+\]\.replaceAll\((\w+),)(\w+)(?=\)\},\w+=\/\\\.__sc_)/,
    "$1globalThis.studioNames($2,$3)",
  ],
  [
    "a call around what it makes of a picture (src/studio/crop.tsx)",
    /(?<=try\{(\w+)=await )(\w+)\(\1,(\w+)\)(?=\}catch\{return\{file:\1,originalFile)/,
    "globalThis.studioPicture($1,$3,$2)",
  ],
  [
    "a call for a row that it has added, in place of the row's button (src/studio/check/mark-fields.ts)",
    /(?<=behavior:`instant`\}\),)(\w+\(\w+\))\?\.querySelector\(`button`\)\?\.focus\(\)/,
    "globalThis.studioAdded($1)",
  ],
  [
    "Dutch names of the folders of pictures",
    /(?<=\.sort\(\w+\)\.map\((\w+)=>\(\{name:)\1(?=,path:\w+\(\[\w+,\1\]\))/,
    '({articles:"Artikelen",people:"Mensen",scenes:"Tekeningen"})[$1]??$1',
  ],
  [
    "no list of backlinks, as it knows no links, menus or pictures in prose, and no history beside ours",
    /,\{key:`history`,icon:`history`,disabled:[^}]{0,60}\},\{key:`backlinks`,icon:`article_shortcut`,disabled:.{0,60}?\.length\}(?=\])/,
    "",
  ],
  [
    "no other file name, which the address gives (src/studio/forms/AddressField.tsx)",
    /(?<=\w\(\w+,e=>\{)\w+\.isSmallScreen\|\|\w+\(\w+\)(?=\}\);var \w+=\w+\(\w+,2\);\{let e=\w+\(\(\)=>\w+\(`revert_all_changes`\))/,
    "",
  ],
  [
    "a question before all changes of a form are thrown away",
    /(`revert_all_changes`\)\),.{0,200}?onclick:\(\)=>\{)(?=\w+\.current&&)/,
    "$1confirm(`Alles weggooien wat je sinds het laatste opslaan hebt veranderd?`)&&",
  ],
  [
    "a question before kept work is thrown away, which Escape would do",
    /(?<=`restore_backup_title`\).{0,300}?onCancel:\(\)=>\{\w+\(\w+\)\?\.\()!1(?=\)\})/,
    "confirm(`Je bewaarde werk voorgoed weggooien?`)?!1:void 0",
  ],
  [
    "kept work that outlives an update of the studio",
    /(\w+)\?\1\.cmsConfigVersion===\w+\.current\?\1:\(await \w+\(\w+,\w+\),null\):null/,
    "$1??null",
  ],
  ["no list of where a picture is used, for the same reason", /(\[\(\)=>\w+\(`used_in`\)\]\)),\w+\(e,n\)/, "$1"],
];

/**
 * The engine's code as the studio ships it.
 * @throws with the name of a change that does not match exactly once
 */
export const adaptedEngine = (code: string): string =>
  CHANGES.reduce((text, [name, place, by]) => {
    const count = text.match(new RegExp(place, "g"))?.length ?? 0;
    if (count !== 1) {
      throw new Error(`@sveltia/cms, “${name}”: fits at ${count} places instead of one (scripts/lib/engine-code.ts)`);
    }
    return text.replace(place, by);
  }, code);
