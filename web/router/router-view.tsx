import {
  Component,
  memo,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'

import type { BrowserRouter } from './browser-router.ts'
import {
  DataContext,
  DepthContext,
  NavigatorContext,
  PageContext,
  ProgressContext,
  RouteErrorContext,
  TreeContext,
  type Navigator,
} from './contexts.ts'
import { IDLE, type PageState, type Progress } from './page-state.ts'

/** The pages of the browser. What comes next is shown as a transition: in slices, between which the browser answers. */
export function BrowserPages({ router }: { router: BrowserRouter }) {
  const [{ page, progress }, setState] = useState(() => stateOf(router))
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(stateOf(router)))
    // What happened before anybody listened.
    if (router.page !== page || router.progress !== progress) follow()
    return router.subscribe(follow)
    // oxlint-disable-next-line react/exhaustive-deps -- listens once
  }, [router])
  return (
    <Pages page={page} progress={progress} navigator={router}>
      <RouteView depth={0} />
    </Pages>
  )
}

/** A page on the server, or `children` in its place. */
export function StaticPages({ page, children }: { page: PageState; children?: ReactNode }) {
  return (
    <Pages page={page} progress={IDLE} navigator={NOWHERE}>
      {children ?? <RouteView depth={0} />}
    </Pages>
  )
}

/** The page inside the one this stands in. */
export function Outlet() {
  return <RouteView depth={useContext(DepthContext) + 1} />
}

const NOWHERE: Navigator = {
  navigate: async () => undefined,
  revalidate: async () => undefined,
  guard: () => () => undefined,
}

function stateOf({ page, progress }: BrowserRouter) {
  return { page, progress }
}

interface PagesProps {
  page: PageState
  progress: Progress
  navigator: Navigator
  children: ReactNode
}

function Pages({ page, progress, navigator, children }: PagesProps) {
  const { loaderData } = page
  return (
    <NavigatorContext value={navigator}>
      <ProgressContext value={progress}>
        <PageContext value={page}>
          <DataContext value={loaderData}>
            <TreeContext value={page.tree}>{children}</TreeContext>
          </DataContext>
        </PageContext>
      </ProgressContext>
    </NavigatorContext>
  )
}

/** A route at its depth in the page. It renders again when another stands there, not with each navigation. */
const RouteView = memo(function RouteView({ depth }: { depth: number }) {
  const { routes, innermost, error } = useContext(TreeContext)
  const route = routes[depth]
  const ErrorBoundary = route?.ErrorBoundary
  const inside = useMemo(() => <RouteView depth={depth + 1} />, [depth])
  if (route === undefined) return null
  const { Component: Page, HydrateFallback } = route
  const special = depth === routes.length - 1 ? innermost : 'page'
  const failed = (reason: unknown) => (
    <RouteErrorContext value={reason}>{ErrorBoundary && <ErrorBoundary />}</RouteErrorContext>
  )
  const shown = () => {
    if (special === 'error') return failed(error)
    if (special === 'fallback') return HydrateFallback && <HydrateFallback />
    return Page === undefined ? inside : <Page />
  }
  return (
    <DepthContext value={depth}>
      {ErrorBoundary === undefined ? shown() : <Catch show={failed}>{shown()}</Catch>}
    </DepthContext>
  )
})

interface CatchProps {
  /** What shows in place of what failed. */
  show: (error: unknown) => ReactNode
  children: ReactNode
}

/** Catches what fails while it is rendered, until another page, or the same anew, takes its place. */
function Catch(props: CatchProps) {
  return <CatchOn {...props} page={useContext(PageContext)} />
}

interface CatchOnProps extends CatchProps {
  page: PageState | undefined
}

interface Caught {
  page: PageState | undefined
  failure: { error: unknown } | undefined
}

class CatchOn extends Component<CatchOnProps, Caught> {
  override state: Caught = { page: this.props.page, failure: undefined }

  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ page }: CatchOnProps, state: Caught): Caught | null {
    return page === state.page ? null : { page, failure: undefined }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === undefined ? this.props.children : this.props.show(failure.error)
  }
}
