/** `portal`: users sign in, tabs share a session. `embed`: an element on a host page. */
export type PlatformMode = 'portal' | 'embed'
