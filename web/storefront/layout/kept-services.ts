import type { Answer } from '#contract/api.ts'
import { privacyChoice } from '#web/storefront/cookies/privacy-choice.ts'

type Services = Answer<'GET /top-services'>

const KEY = 'octavo_top_services'
const HOUR_MS = 3_600_000

/** The service points as this browser keeps them once the visitor has agreed to that; else as the shop answers. */
export async function keptServices(
  language: string,
  load: () => Promise<Services | undefined>,
): Promise<Services | undefined> {
  if (privacyChoice.get()?.isAgreed !== true) return load()
  const now = Date.now()
  const kept = read()
  if (kept?.language === language && now - kept.at < HOUR_MS) return kept.services
  const services = await load()
  if (services !== undefined) write({ language, at: now, services })
  return services
}

interface Kept {
  language: string
  at: number
  services: Services
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The storage is full or forbidden: the shop is asked again.
  }
}
