import { useSyncExternalStore } from 'react'

/** A value outside React that several parts of the page show. */
export interface Store<Value> {
  get: () => Value
  /** Shows another value from now on, and tells everyone who listens. */
  set: (next: Value) => void
  /** Answers how to stop listening. */
  subscribe: (listener: () => void) => () => void
  /** What the server shows. */
  initial: Value
}

/** `follow` runs while anybody listens and answers how to stop: for a value that follows something else. */
export function createStore<Value>(initial: Value, follow?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  let unfollow: (() => void) | undefined
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) unfollow = follow?.()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unfollow?.()
      }
    },
  }
}

/** What a component shows of a store. It renders again only when that is another value. */
export function useStore<Value, Shown = Value>(
  { get, initial, subscribe }: Omit<Store<Value>, 'set'>,
  show: (value: Value) => Shown = itself,
): Shown {
  return useSyncExternalStore(
    subscribe,
    () => show(get()),
    () => show(initial),
  )
}

// Without a selection what is shown is the value itself, whose type then is Shown.
const itself = (value: unknown) => value as never
