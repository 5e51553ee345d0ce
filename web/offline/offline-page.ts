import { type Language, LANGUAGES } from '#contract/plain/languages.ts'
import { reachScript } from '#web/pages/reach-script.ts'

import { OFFLINE_PATH } from './offline-addresses.ts'

// i18n: offline/*
export interface OfflineTexts {
  app: { name: string; description: string }
  page: { title: string; text: string; retry: string }
}

interface OfflineParts {
  texts: Record<Language, OfflineTexts>
  /** An SVG without styles of its own. */
  scene: string
  /** Design tokens as CSS: light, then dark. */
  tokens: readonly [light: string, dark: string]
}

/**
 * What a visitor sees instead of a page when the shop cannot be reached: one file with everything in it,
 * in three languages, of which the start script picks the visitor's. It comes in place of the page, so
 * the address stays, and loading anew is trying again.
 */
export function offlinePage({ texts, scene, tokens: [light, dark] }: OfflineParts): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${texts.en.page.title}</title>`,
    '<link rel="icon" href="/favicon.svg">',
    `<style>${style(light, dark)}</style><script>${script}</script></head><body><main>${scene}`,
    ...LANGUAGES.map((language) => {
      const { title, text, retry } = texts[language].page
      return `<section lang="${language}"><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></section>`
    }),
    '</main></body></html>\n',
  ].join('')
}

function style(light: string, dark: string): string {
  return [
    `:root{color-scheme:light dark;${light}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark;${dark}}`,
    'body{margin:0;background:var(--color-page);color:var(--color-text);font:1rem/1.5 system-ui,sans-serif}',
    'main{min-height:100vh;box-sizing:border-box;display:grid;align-content:center;justify-items:center;gap:1rem;padding:2rem 1rem;text-align:center}',
    'svg{width:20rem;max-width:100%;height:auto}section{display:none;max-width:32rem}',
    ...LANGUAGES.map(
      (language) => `html[lang=${language}] section[lang=${language}]{display:block}`,
    ),
    'h1{margin:0;font-size:1.875rem;line-height:1.2}p{margin:.75rem 0 1.5rem;color:var(--color-muted)}',
    'a{display:inline-block;padding:.625rem 1.25rem;border-radius:10px;background:var(--color-primary);color:var(--color-on-primary);font-weight:600;text-decoration:none}',
    'a:focus-visible{outline:2.5px solid var(--color-focus);outline-offset:2px}',
  ].join('')
}

const script = [
  reachScript,
  "(function(){var d=document.documentElement,l=navigator.language;try{l=localStorage.getItem('i18nextLng')||l;",
  "var t=localStorage.getItem('octavo_theme');if(t)d.dataset.theme=t}catch(e){}",
  "l=(l||'').slice(0,2);d.lang=l==='nl'||l==='fr'?l:'en';",
  "addEventListener('DOMContentLoaded',function(){document.title=document.querySelector('section[lang='+d.lang+'] h1').textContent});",
  // Under its own address it is only looked at.
  `if(location.pathname!=='${OFFLINE_PATH}')window.whenReachable().then(function(){location.reload()})`,
  '})()',
].join('')
