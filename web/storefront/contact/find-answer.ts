import { currentLanguage } from '#web/language/language-store.ts'
import { interfaceLanguage } from '#web/language/language.ts'
import { trustedMarkup } from '#web/ui/trusted.ts'

export interface FoundAnswer {
  question: string
  answer: string
}

const SHOWN_LETTERS = 220

/**
 * The question and answer that fit what somebody writes about, in their language. A help, not a
 * part of the form: whatever goes wrong, there is none.
 */
export async function findAnswer(
  text: string,
  signal: AbortSignal,
): Promise<FoundAnswer | undefined> {
  const language = interfaceLanguage(currentLanguage())
  const words = tellingWords(text)
  const [longest] = words
  if (longest === undefined) return undefined
  try {
    const both = await ask(words.join(' '), language, signal)
    return both ?? (words.length > 1 ? await ask(longest, language, signal) : undefined)
  } catch {
    return undefined
  }
}

async function ask(
  search: string,
  language: 'en' | 'nl' | 'fr',
  signal: AbortSignal,
): Promise<FoundAnswer | undefined> {
  const response = await fetch(`/api/faqs?search=${encodeURIComponent(search)}`, {
    headers: { 'accept-language': language },
    signal,
  })
  return response.ok ? firstAnswer(await response.json(), language) : undefined
}

const TELLING_LETTERS = 5

/** The questions are searched for every word that is asked for: the two longest say most of a sentence. */
export function tellingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length >= TELLING_LETTERS))]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
}

/** Of `data: [{ group, faqs: [{ question, answer_html (each +_fr,_nl) }] }]`, the first one. */
export function firstAnswer(body: unknown, language: 'en' | 'nl' | 'fr'): FoundAnswer | undefined {
  const [group] = listOf(body, 'data')
  const [faq] = listOf(group, 'faqs')
  const question = textOf(faq, 'question', language)
  const html = textOf(faq, 'answer_html', language)
  if (question === '' || html === '') return undefined
  return { question, answer: shortened(withoutTags(html)) }
}

function listOf(record: unknown, name: string): unknown[] {
  const value = propertyOf(record, name)
  return Array.isArray(value) ? value : []
}

function textOf(record: unknown, name: string, language: 'en' | 'nl' | 'fr'): string {
  const own = language === 'en' ? undefined : propertyOf(record, `${name}_${language}`)
  const value = typeof own === 'string' && own !== '' ? own : propertyOf(record, name)
  return typeof value === 'string' ? value : ''
}

function propertyOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null
    ? (record as Readonly<Record<string, unknown>>)[name]
    : undefined
}

/** The document is never shown: nothing in it is loaded or run. */
function withoutTags(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedMarkup(html), 'text/html')
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function shortened(text: string): string {
  if (text.length <= SHOWN_LETTERS) return text
  return `${text.slice(0, text.lastIndexOf(' ', SHOWN_LETTERS))} …`
}
