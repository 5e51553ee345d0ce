/** What the doctor says of one thing outside the shop. */
export interface Finding {
  about: string
  state: 'well' | 'warning' | 'wrong'
  /** One sentence: how it stands, or what to do. */
  says: string
}

export function well(about: string, says: string): Finding {
  return { about, state: 'well', says }
}

/** The shop runs, but not as a real one should. */
export function warning(about: string, says: string): Finding {
  return { about, state: 'warning', says }
}

export function wrong(about: string, says: string): Finding {
  return { about, state: 'wrong', says }
}

/** The codes and names an error and its causes carry, outermost first: `ECONNREFUSED`, `NoSuchBucket`. */
export function namesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause
  return [...code, error.name, ...namesOf(inner)]
}
