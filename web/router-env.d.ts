import 'react-router'

declare module 'react-router' {
  /** Loaders get a typed RouterContextProvider as their context. */
  interface Future {
    v8_middleware: true
  }
}
