/** `portal`: people sign in, tabs share a session. `embed`: an element on somebody else's page. */
export type PlatformMode = 'portal' | 'embed'
