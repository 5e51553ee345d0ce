// oxlint-disable-next-line import/no-unassigned-import -- makes this file extend the module instead of declaring it
import 'react-router'

declare module 'react-router' {
  /** Loaders get a typed RouterContextProvider as their context. */
  interface Future {
    v8_middleware: true
  }
}
