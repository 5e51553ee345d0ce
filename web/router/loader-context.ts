/** Names something that loaders are given. */
export interface ContextKey<Value> {
  readonly initial: Value | undefined
}

export function createContextKey<Value>(initial?: Value): ContextKey<Value> {
  return { initial }
}

/** What the loaders of a page are given besides its address. */
export class LoaderContext {
  readonly #values = new Map<unknown, unknown>()

  set<Value>(key: ContextKey<Value>, value: Value): void {
    this.#values.set(key, value)
  }

  get<Value>(key: ContextKey<Value>): Value {
    const value = (this.#values.get(key) ?? key.initial) as Value | undefined
    if (value === undefined) throw new Error('The loaders were not given what is asked for')
    return value
  }
}
