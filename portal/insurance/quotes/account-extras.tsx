import { useQuery } from '@tanstack/react-query'
import { quotingBarrier } from '#core/insurance/accounts/profile-score.ts'
import { defaultProductOf } from '#core/insurance/products/model.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import { action } from '../../frame/actions/action.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Status } from '../../frame/parts/Status.tsx'
import { hasScreen } from '../../frame/personas/persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import type { AccountExtras, AccountViewProps } from '../accounts/account-part.ts'
import { onSavedAccount } from '../accounts/saved-account.ts'
import { AccountRecords, briefSize, type ShowRecord } from '../accounts/AccountRecords.tsx'
import { contactDialog } from '../contacts/contact-dialogs.ts'
import { closingActions } from './account-closing-actions.ts'
import { OfferLink } from './OfferLink.tsx'
import { quoteAddress } from '../quote-path.ts'
import { requestQuoteScreen } from './wizard/wizard-screens.ts'
import { newQuoteAddress } from '../wizard-paths.ts'
import { quoteStatusMarks } from './quote-status-marks.ts'

const showQuote: ShowRecord<QuoteRow> = (quote, base, { money }) => ({
  to: quoteAddress(quote, base),
  name: quote.quoteNumber,
  mark: <Status of={quoteStatusMarks} value={quote.status} isQuiet />,
  end: money(quote.totalPremium, quote.currency),
})

/** The newest quotes of an account. */
const Brief = ({ account }: AccountViewProps) => {
  const { t } = useFormats()
  const { queries } = usePortal()
  const answer = useQuery(
    queries.options(searchQuotes, {
      query: { page: 0, size: briefSize, filter: { accountId: [account.id] } },
    }),
  )
  return <AccountRecords title={t('quotes:menu.quotes')} answer={answer} show={showQuote} />
}

/** Starts a quote for an account, or shows why the account cannot be quoted yet. */
const newQuote = onSavedAccount({
  id: 'new-quote',
  label: 'quotes:new',
  icon: 'plus',
  isPrimary: true,
  needs: 'quote:create',
  visible: () => true,
  perform: async (account, { portal, persona, go }) => {
    const barrier = quotingBarrier(account)
    if (barrier !== undefined) {
      const text = portal.wording.t(`products:eligibility.${barrier}`)
      const why = account.closing?.fillInReason ?? account.closing?.reasonSummary
      portal.notifications.show('warning', why === undefined ? text : `${text}: ${why}`)
      return
    }
    if (!account.policyContactEmail) {
      const input = { accountId: account.id, isSkippable: true }
      if ((await portal.dialogs.open(contactDialog, input)) !== true) return
    }
    await go(
      newQuoteAddress(`/${persona.id}`, {
        accountId: account.id,
        product: defaultProductOf[account.region],
      }),
    )
  },
})

/** Deletes ended quotes of an account; an agency clears all of its own on the trash screen. */
const clears = (
  kind: 'deleteInvalid' | 'deleteExpired',
  id: 'delete-invalid-quotes' | 'delete-expired-quotes',
) =>
  action<Account>({
    id,
    label: `quotes:action.${kind}`,
    icon: 'bin',
    isDangerous: true,
    needs: 'quote:close',
    visible: () => true,
    unsaved: 'keep',
    perform: async ({ id: accountId }, { portal }) => {
      const dialogs = await import('./lifecycle/lifecycle-dialogs.ts')
      await portal.dialogs.open(dialogs[`${kind}Dialog`], { accountId })
    },
  })

const clearing = [
  clears('deleteInvalid', 'delete-invalid-quotes'),
  clears('deleteExpired', 'delete-expired-quotes'),
]

/** The extras of quotes on the account page: the newest quotes, and the start of another. */
export const accountQuoteExtras: AccountExtras = {
  Brief,
  OfferLink,
  actions: (persona) => [
    ...(hasScreen(persona, requestQuoteScreen) ? [newQuote] : []),
    ...closingActions,
    ...(persona.accountType === 'PARAPET' ? clearing : []),
  ],
}
