/**
 * What each tries to do: counted by the page's outermost window, whatever frame it runs in. Without a dot, with which an
 * address would be a file's.
 */
const ACT = "with(top)ran++";
/** Nobody's address: a page that asks it has read markup out of a text. */
export const CANARY = "squish-canary";

/** Ways in which markup runs a script by itself, or leaves for another site. */
const MARKUP: readonly string[] = [
  `<script>${ACT}</script>`,
  `<ScRiPt >${ACT}</sCrIpT>`,
  `<script src="//${CANARY}/s"></script>`,
  `<script src="data:,${ACT}"></script>`,
  `<script type="module">top["ran"]++</script>`,
  `<img src=x onerror=${ACT}>`,
  `<img src=x onerror="${ACT}"//`,
  `<image src=x onerror=${ACT}>`,
  `<img srcset=x onerror=${ACT}>`,
  `<img src=//${CANARY}/i>`,
  `<picture><source srcset=x><img onerror=${ACT} src=x></picture>`,
  `<svg onload=${ACT}>`,
  `<svg/onload=${ACT}//`,
  `<svg><script>${ACT}</script></svg>`,
  `<svg><animate onbegin=${ACT} attributeName=x dur=1s>`,
  `<svg><set onbegin=${ACT} attributeName=x dur=1s>`,
  `<svg><image href=x onerror=${ACT}>`,
  `<svg><style><img src=x onerror=${ACT}></style></svg>`,
  `<math><mtext><img src=x onerror=${ACT}></mtext></math>`,
  `<body onload=${ACT}>`,
  `<body onpageshow=${ACT}>`,
  `<iframe srcdoc="<script>${ACT}</script>"></iframe>`,
  `<iframe src="javascript:${ACT}"></iframe>`,
  `<iframe onload=${ACT}></iframe>`,
  `<iframe src=//${CANARY}/f></iframe>`,
  `<object data="javascript:${ACT}"></object>`,
  `<object data=x onerror=${ACT}></object>`,
  `<embed src="javascript:${ACT}">`,
  `<details open ontoggle=${ACT}>x</details>`,
  `<video><source onerror=${ACT}></video>`,
  `<video src=x onerror=${ACT}></video>`,
  `<audio src=x onerror=${ACT}></audio>`,
  `<input autofocus onfocus=${ACT}>`,
  `<button autofocus onfocus=${ACT}>x</button>`,
  `<xss tabindex=1 autofocus onfocus=${ACT}>x</xss>`,
  `<style onload=${ACT}></style>`,
  `<style>@import "//${CANARY}/c";</style>`,
  `<link rel=stylesheet href=//${CANARY}/l>`,
  `<link rel=stylesheet href=x onerror=${ACT}>`,
  `<link rel=preload as=image href=//${CANARY}/p>`,
  `<meta http-equiv=refresh content="0;url=//${CANARY}/m">`,
  `<template shadowrootmode=open><img src=x onerror=${ACT}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${ACT}>">`,
  `<form><button formaction="javascript:${ACT}">x</button></form>`,
  `<a href="javascript:${ACT}">x</a>`,
  `javascript:${ACT}`,
  `data:text/html,<script>${ACT}</script>`,
];

/** What a text may stand in when it is written by somebody who forgot that it is one. */
const BREAKOUTS: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => `">${markup}`,
  (markup) => `'>${markup}`,
  (markup) => `</title></textarea></style></script>${markup}`,
  (markup) => `-->${markup}`,
  (markup) => markup.replaceAll("<", "\\u003c"),
  (markup) => markup.replaceAll("<", "&lt;"),
];

/** Scripts as somebody would type them where a text is asked for: each at most 200 characters. */
export const SCRIPTS: readonly string[] = BREAKOUTS.flatMap((within) => MARKUP.map(within));

/** All of them from this one on, so that every text that is made of them begins with another. */
export function scriptsFrom(first: number, most = SCRIPTS.length): readonly string[] {
  return Array.from({ length: most }, (_, index) => SCRIPTS[(first + index) % SCRIPTS.length] ?? "");
}
