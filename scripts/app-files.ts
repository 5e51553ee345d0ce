import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import type { Plugin } from 'vite'

import { type Language, LANGUAGES } from '#contract/plain/languages.ts'
import { OFFLINE_PATH, WORKER_PATH } from '#web/offline/offline-addresses.ts'
import { offlinePage, type OfflineTexts } from '#web/offline/offline-page.ts'
import { serviceWorkerScript } from '#web/offline/service-worker.ts'

const INK = '#24346b'
const PAPER = '#fbfaf8'
/** A telephone may cut a circle of four fifths out of it. */
const SAFE_SHARE = 0.86

/** Makes what lets the shop be installed and tell that it is offline: icons, manifests, offline page, service worker. */
export function appFiles(): Plugin {
  return {
    name: 'app-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      const texts = await readTexts()
      const page = offlinePage({
        texts,
        scene: await readFile('web/pictures/scene-empty-cart.svg', 'utf8'),
        tokens: await readTokens(),
      })
      emit(OFFLINE_PATH.slice(1), page)
      const version = createHash('sha256').update(page).digest('hex').slice(0, 8)
      emit(WORKER_PATH.slice(1), serviceWorkerScript(version))
      for (const language of LANGUAGES)
        emit(`manifest-${language}.webmanifest`, manifest(texts[language], language))
      for (const [fileName, icon] of await drawIcons()) emit(fileName, icon)
    },
  }
}

async function readTexts(): Promise<Record<Language, OfflineTexts>> {
  const [en, nl, fr] = await Promise.all([textsIn('en'), textsIn('nl'), textsIn('fr')])
  return { en, nl, fr }
}

async function textsIn(language: Language): Promise<OfflineTexts> {
  return JSON.parse(await readFile(`i18n/offline/${language}.json`, 'utf8')) as OfflineTexts
}

const TOKENS = ['page', 'text', 'muted', 'primary', 'on-primary', 'focus']

/** The values of the tokens that the offline page uses: each stands first for light, then for dark. */
async function readTokens(): Promise<readonly [string, string]> {
  const sheet = await readFile('web/styles/tokens.css', 'utf8')
  const valueOf = (name: string, occurrence: number) => {
    const found = [...sheet.matchAll(new RegExp(`--color-${name}:\\s*(#[0-9a-f]+)`, 'g'))]
    const value = found[occurrence]?.[1]
    if (value === undefined) throw new Error(`tokens.css has no colour ${name}`)
    return `--color-${name}:${value};`
  }
  const [light, dark] = [0, 1].map((occurrence) =>
    TOKENS.map((name) => valueOf(name, occurrence)).join(''),
  )
  return [light ?? '', dark ?? '']
}

function manifest({ app }: OfflineTexts, language: Language): string {
  return JSON.stringify({
    id: '/',
    name: app.name,
    short_name: app.name,
    description: app.description,
    lang: `${language}-BE`,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: INK,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

async function drawIcons(): Promise<readonly (readonly [string, Buffer])[]> {
  const drawing = await readFile('web/public/app-icon.svg')
  const png = (size: number) => sharp(drawing, { density: 72 * 8 }).resize(size, size)
  const onInk = async (size: number, inside: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: INK } })
      .composite([{ input: await png(inside).png().toBuffer() }])
      .png({ palette: true })
      .toBuffer()
  const plain = (size: number) => png(size).png({ palette: true }).toBuffer()
  return [
    ['icon-192.png', await plain(192)],
    ['icon-512.png', await plain(512)],
    ['icon-maskable-512.png', await onInk(512, Math.round(512 * SAFE_SHARE))],
    ['apple-touch-icon.png', await onInk(180, 180)],
  ]
}
