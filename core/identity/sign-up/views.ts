import type { TokenType } from './model.ts'

/** The view of a sign-up link. */
export type LinkView =
  | { readonly view: 'sign-up' }
  | { readonly view: 'join'; readonly hasNames: boolean }
  /** `confirms`: whether the link first confirms the user's address. */
  | { readonly view: 'sign-in'; readonly confirms: boolean }

/** The view of each token type (spec 1 §2). */
export const viewOf = {
  NEW_ACCOUNT: { view: 'sign-up' },
  EXISTING_ACCOUNT: { view: 'join', hasNames: true },
  QUOTE_SENT_NEW_USER: { view: 'join', hasNames: false },
  QUOTE_LINK_NEW_AGENT: { view: 'join', hasNames: false },
  EXISTING_USER: { view: 'sign-in', confirms: true },
  QUOTE_SENT_EXISTING_USER: { view: 'sign-in', confirms: false },
  QUOTE_LINK_EXISTING_AGENT: { view: 'sign-in', confirms: false },
} as const satisfies Record<TokenType, LinkView>
