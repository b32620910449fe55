import type { ComponentType } from 'react'
import * as z from 'zod/mini'

/** What a dialog is handed: its input, and the two ways out. */
export interface DialogProps<Input = unknown, Result = unknown> {
  readonly input: Input
  /** Closes with a result. */
  readonly finish: (result: Result) => void
  /** Closes without one; a dirty form asks first. */
  readonly dismiss: () => void
}

/** Input and result of each dialog (rule: a dialog is an async function with typed input and result). */
export interface DialogTypes {
  readonly 'request-to-bind': {
    readonly input: z.output<typeof quoteInput>
    readonly result: true
  }
  readonly 'decline-quote': {
    readonly input: z.output<typeof declineInput>
    readonly result: true
  }
  readonly 'issue-quote': { readonly input: z.output<typeof namedQuote>; readonly result: true }
  readonly 'release-quote': { readonly input: z.output<typeof namedQuote>; readonly result: true }
  readonly 'mfa-required': { readonly input: z.output<typeof nothing>; readonly result: undefined }
  readonly flags: { readonly input: z.output<typeof nothing>; readonly result: undefined }
  readonly 'invite-user': { readonly input: z.output<typeof nothing>; readonly result: true }
  readonly 'invite-organisation': {
    readonly input: z.output<typeof nothing>
    readonly result: true
  }
  readonly 'enter-account': { readonly input: z.output<typeof nothing>; readonly result: true }
  readonly 'switch-account': { readonly input: z.output<typeof nothing>; readonly result: true }
}
export type DialogId = keyof DialogTypes

/** A dialog as data: what it takes, how wide it is, and its view, which comes when it is opened. */
export interface DialogEntry<Type extends DialogTypes[DialogId]> {
  readonly input: z.ZodMiniType<Type['input']>
  /** Spec 1 §9: 27rem, 40rem, 60rem. */
  readonly width: 'narrow' | 'medium' | 'wide'
  /** Does not close by a press outside. */
  readonly sticky: boolean
  /** False where no address may open it. */
  readonly isLinked?: false
  readonly load: () => Promise<ComponentType<DialogProps<Type['input'], Type['result']>>>
}

const nothing = z.object({})
const quoteInput = z.object({ quoteId: z.string() })
const namedQuote = z.object({ number: z.string(), company: z.string() })
const declineInput = z.object({ quoteId: z.string(), number: z.string(), company: z.string() })

/** Every dialog of the portal. */
export const dialogs = {
  'request-to-bind': {
    input: quoteInput,
    width: 'medium',
    sticky: true,
    load: async () => (await import('./RequestToBindDialog.tsx')).RequestToBindDialog,
  },
  'decline-quote': {
    input: declineInput,
    width: 'medium',
    sticky: true,
    load: async () => (await import('./DeclineQuoteDialog.tsx')).DeclineQuoteDialog,
  },
  'issue-quote': {
    input: namedQuote,
    width: 'narrow',
    sticky: false,
    load: async () => (await import('./IssueQuoteDialog.tsx')).IssueQuoteDialog,
  },
  'release-quote': {
    input: namedQuote,
    width: 'narrow',
    sticky: false,
    load: async () => (await import('./ReleaseQuoteDialog.tsx')).ReleaseQuoteDialog,
  },
  'mfa-required': {
    input: nothing,
    width: 'narrow',
    sticky: true,
    isLinked: false,
    load: async () => (await import('./MfaRequiredDialog.tsx')).MfaRequiredDialog,
  },
  flags: {
    input: nothing,
    width: 'wide',
    sticky: false,
    load: async () => (await import('../flags/FlagsDialog.tsx')).FlagsDialog,
  },
  'invite-user': {
    input: nothing,
    width: 'medium',
    sticky: true,
    load: async () => (await import('../screens/invite/InviteUserDialog.tsx')).InviteUserDialog,
  },
  'invite-organisation': {
    input: nothing,
    width: 'medium',
    sticky: true,
    load: async () =>
      (await import('../screens/invite/InviteOrganisationDialog.tsx')).InviteOrganisationDialog,
  },
  'enter-account': {
    input: nothing,
    width: 'narrow',
    sticky: false,
    load: async () => (await import('./EnterAccountDialog.tsx')).EnterAccountDialog,
  },
  'switch-account': {
    input: nothing,
    width: 'narrow',
    sticky: false,
    load: async () => (await import('./SwitchAccountDialog.tsx')).SwitchAccountDialog,
  },
} as const satisfies { readonly [Id in DialogId]: DialogEntry<DialogTypes[Id]> }

/** A dialog that an address asks for, its data checked; nothing when either is not ours. */
export const linkedDialog = (
  id: string | undefined,
  data: string | undefined,
): { readonly id: DialogId; readonly input: unknown } | undefined => {
  if (id === undefined || !Object.hasOwn(dialogs, id)) return undefined
  const known = id as DialogId
  if ('isLinked' in dialogs[known]) return undefined
  try {
    const input = dialogs[known].input.safeParse(JSON.parse(data ?? '{}'))
    return input.success ? { id: known, input: input.data } : undefined
  } catch {
    return undefined
  }
}
