import en from '#i18n/sandbox/en.json' with { type: 'json' }
import fr from '#i18n/sandbox/fr.json' with { type: 'json' }
import nl from '#i18n/sandbox/nl.json' with { type: 'json' }

import type { PaymentError } from './payment-error.ts'

type Texts = typeof en

// i18n: sandbox/*
const languages = { en, nl, fr } satisfies Record<string, Texts>
export type Language = keyof typeof languages

export function textsIn(language: Language): Texts {
  return languages[language]
}

/** The asked language when it is one of ours, else the first of `Accept-Language` that is. */
export function chooseLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  const wanted = [asked, ...(acceptLanguage ?? '').split(',')]
  const codes = wanted.map((entry) => (typeof entry === 'string' ? primaryCode(entry) : ''))
  return codes.find(isLanguage) ?? 'en'
}

function primaryCode(entry: string): string {
  return /^[a-z]*/i.exec(entry.trim())?.[0].toLowerCase() ?? ''
}

function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

/** Stripe's own browser library translates what a customer reads; so do our answers to browsers. */
export function localizeError<E extends Pick<PaymentError, 'code' | 'decline_code' | 'message'>>(
  error: E,
  language: Language,
): E {
  const refusals = new Map<string, string>(Object.entries(textsIn(language).refusal))
  const message = refusals.get(error.decline_code ?? '') ?? refusals.get(error.code)
  return message === undefined ? error : { ...error, message }
}

export function formatAmount(cents: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(`${language}-BE`, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(cents / 10 ** maximumFractionDigits)
}
