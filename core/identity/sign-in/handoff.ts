/** Hands something from one screen to the next, in memory alone: an e-mail, a password just typed. */
export interface Handoff<T> {
  put(value: T): void
  /** What was put, and stays. */
  peek(): T | undefined
  /** Gives what was put, once: it is forgotten by being taken. */
  take(): T | undefined
}

/** What the sign-in hands to the screens it leads to; nothing of it may stand in an address. */
export interface SignInHandoffs {
  /** For "Reset MFA": the forgotten-password screen asks whether to mail the link. */
  readonly mfaReset: Handoff<{ readonly username: string; readonly password: string }>
  /** For "Forgot password?": the e-mail typed so far. */
  readonly forgotPassword: Handoff<{ readonly email: string }>
  /** For a 412: the address that the validation e-mail goes to again. */
  readonly resendValidation: Handoff<{ readonly email: string }>
  /** For the sign-in itself: the e-mail to begin with, and what went wrong or well on the way to it. */
  readonly signIn: Handoff<{
    readonly email?: string | undefined
    readonly message?: string
    readonly success?: string
  }>
}

/** A place for one value between two screens. */
export const createHandoff = <T>(): Handoff<T> => {
  let stored: T | undefined
  return {
    put(value) {
      stored = value
    },
    peek: () => stored,
    take() {
      const taken = stored
      stored = undefined
      return taken
    },
  }
}

/** The handoffs of one portal. */
export const createSignInHandoffs = (): SignInHandoffs => ({
  mfaReset: createHandoff(),
  forgotPassword: createHandoff(),
  resendValidation: createHandoff(),
  signIn: createHandoff(),
})
