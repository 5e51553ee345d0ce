import { useMemo } from 'react'

/** The one policy that pages may make, by the name their headers give it. */
export const TRUSTED_TYPES_POLICY = 'shop'

interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

const AS_IT_IS: Policy = { createHTML: (html) => html, createScriptURL: (address) => address }

/** Browsers that know trusted types refuse any other text as markup, wherever it slips in. */
const policy =
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(
    TRUSTED_TYPES_POLICY,
    AS_IT_IS,
  ) ?? AS_IT_IS

/** Markup of our own, or of the server, which has made it safe; no other text may come here. */
export const trustedMarkup = (html: string): string => policy.createHTML(html)

/** The address of a script of our own. */
export const trustedScript = (address: string): string => policy.createScriptURL(address)

/** `trustedMarkup` for `dangerouslySetInnerHTML`: the same object as long as the text is the same, so that React leaves the element alone. */
export const useMarkup = (html: string): { __html: string } =>
  useMemo(() => ({ __html: trustedMarkup(html) }), [html])
