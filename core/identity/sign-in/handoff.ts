/** Passes a value from one screen to the next in memory, such as an email address or a password. */
export interface Handoff<T> {
  put(value: T): void
  /** Reads the value without removing it. */
  peek(): T | undefined
  /** Takes and removes the value. */
  take(): T | undefined
}

/** The values that the sign-in passes to the screens after it; none may appear in an address. */
export interface SignInHandoffs {
  /** For "Reset MFA": the forgotten-password screen asks whether to mail the link. */
  readonly mfaReset: Handoff<{ readonly username: string; readonly password: string }>
  /** For "Forgot password?": the typed email address. */
  readonly forgotPassword: Handoff<{ readonly email: string }>
  /** For a 412: the address to which to send the validation email again. */
  readonly resendValidation: Handoff<{ readonly email: string }>
  /** For the sign-in itself: the initial email address, and the result of the screen before. */
  readonly signIn: Handoff<{
    readonly email?: string | undefined
    readonly message?: string
    readonly success?: string
  }>
}

/** Stores one value between two screens. */
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
