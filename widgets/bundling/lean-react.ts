import type { Plugin } from 'vite'
import { foldConstants, type KnownValues } from './fold-constants.ts'

/** Kinds of React's nodes, by its own numbers, that no view of ours makes. */
const unusedTags = {
  dehydratedFragment: 18,
  suspenseList: 19,
  viewTransition: 30,
} as const

/** What is loaded ahead by calls of React, which our builds do with links of their own. */
const resourceHints = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
] as const

const client: KnownValues = {
  unusedExports: ['hydrateRoot'],
  unusedClasses: ['ReactDOMHydrationRoot', 'FragmentInstance'],
  unusedTags: Object.values(unusedTags),
  variables: {
    hydrationErrors: 'null',
    hydrationParentFiber: 'null',
    isHydrating: '!1',
    nextHydratableInstance: 'null',
    pendingViewTransition: 'null',
    shouldStartViewTransition: '!1',
  },
  properties: { dehydrated: 'null', isDehydrated: '!1' },
  results: {
    // events wait for markup of a server only
    clearIfContinuousEvent: 'void 0',
    queueIfContinuousEvent: '!1',
    retryIfBlockedOn: 'void 0',
    attemptExplicitHydrationTarget: 'void 0',
    commitActivityHydrationCallbacks: 'void 0',
    commitSuspenseHydrationCallbacks: 'void 0',
    getParentHydrationBoundary: 'null',
    popHydrationState: '!1',
    // a fragment with a `ref` is what has an instance
    commitFragmentInstanceDeletionEffects: 'void 0',
    commitFragmentInstanceInsertionEffects: 'void 0',
    isFragmentInstanceParent: '!1',
  },
}

const ofPackage: KnownValues = {
  unusedExports: [...resourceHints, 'browser', 'requestFormReset', 'useFormState', 'useFormStatus'],
}

const ofReact: KnownValues = {
  unusedExports: [
    'ViewTransition',
    'addTransitionType',
    'unstable_useCacheRefresh',
    '__COMPILER_RUNTIME',
  ],
}

/** Files of React for production, with what is known of them in our builds. */
const files = {
  'react-dom-client': client,
  'react-dom': ofPackage,
  react: ofReact,
} as const satisfies Readonly<Record<string, KnownValues>>

const isFile = (name: string): name is keyof typeof files => name in files

const fileOf = (id: string): string => /([\w-]+)\.production\.js$/.exec(id)?.[1] ?? ''

/**
 * The code of one of React's files without what our builds never run, nor these exports of `react`;
 * other files as they are.
 */
export const withoutUnused = (id: string, code: string, more: readonly string[] = []): string => {
  const name = fileOf(id)
  if (!isFile(name)) return code
  const known: KnownValues = files[name]
  if (name !== 'react') return foldConstants(id, code, known)
  return foldConstants(id, code, {
    ...known,
    unusedExports: [...(known.unusedExports ?? []), ...more],
  })
}

const leftOut = Object.values(files).flatMap(({ unusedExports = [] }) => unusedExports)

/** The first export of React that a chunk uses although it is left out. */
export const leftOutIn = (code: string, more: readonly string[] = []): string | undefined => {
  const names = [...leftOut, ...more].join('|')
  const use = new RegExp(
    `\\b(?:import_(?:react|client)\\w*|React\\w*)(?:\\$\\d+)?(?:\\.default)?\\.(${names})\\b`,
  )
  return use.exec(code)?.[1]
}

/**
 * Leaves out of builds what React does for markup of a server, view transitions,
 * suspense lists and references to fragments, a sixth of its code: no view uses them. A build in
 * which one does fails, and one with a React that has changed there.
 */
export function leanReact({
  unusedExports = [],
}: {
  /** Further exports of `react` that no module of the build uses. */
  readonly unusedExports?: readonly string[]
} = {}): Plugin {
  return {
    name: 'parapet:lean-react',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react(?:-dom)?\/cjs\/[\w-]+\.production\.js$/ },
      handler: (code, id) => ({ code: withoutUnused(id, code, unusedExports), map: null }),
    },
    renderChunk(code, { fileName }) {
      const used = leftOutIn(code, unusedExports)
      if (used !== undefined) this.error(`${fileName} uses ${used} of React: see lean-react.ts`)
      return null
    },
  }
}
