import type { AccountExtras } from '../accounts/account-part.ts'
import { contactActions } from './contact-actions.ts'

/** Contacts on the account page: its actions, also in the palette. */
export const contactExtras: AccountExtras = { actions: () => contactActions }
