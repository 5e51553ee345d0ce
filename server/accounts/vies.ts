/** What VIES said about a VAT number, stored as proof. */
export type ViesAnswer =
  | { state: 'valid'; checkedAt: string; consultation: string | null; name: string | null }
  | { state: 'invalid'; checkedAt: string }
  | { state: 'unreachable'; checkedAt: string }

const TIMEOUT_MS = 4_000

/** Asks VIES whether a normalised number (`NL123456789B01`) exists. Never throws: a failure is an answer. */
export async function askVies(baseUrl: string, vatNumber: string, now: Date): Promise<ViesAnswer> {
  const checkedAt = now.toISOString()
  try {
    const country = vatNumber.slice(0, 2)
    const response = await fetch(`${baseUrl}/ms/${country}/vat/${vatNumber.slice(2)}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return { state: 'unreachable', checkedAt }
    const body = (await response.json()) as {
      isValid?: unknown
      userError?: unknown
      requestIdentifier?: unknown
      name?: unknown
    }
    if (body.isValid === true) {
      return {
        state: 'valid',
        checkedAt,
        consultation: textOf(body.requestIdentifier),
        name: textOf(body.name),
      }
    }
    return { state: body.userError === 'INVALID' ? 'invalid' : 'unreachable', checkedAt }
  } catch {
    return { state: 'unreachable', checkedAt }
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
