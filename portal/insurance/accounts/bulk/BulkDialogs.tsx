import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import * as calls from '#core/insurance/accounts/bulk-endpoints.ts'
import {
  accountDecline,
  accountDeclineReasons,
  accountLoss,
  declineReason,
  lossReason,
  lostReasons,
} from '#core/insurance/accounts/closure.ts'
import { searchTeams } from '#core/directory/teams/endpoints.ts'
import type { BulkResult } from '#core/platform/bulk/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { BulkInput } from '../../../frame/bulk/bulk.ts'
import { useBulkRun } from '../../../frame/bulk/use-bulk-run.ts'
import { answerDialog } from '../../../frame/dialogs/form-dialog.tsx'
import {
  emptyReason,
  reasonBody,
  reasonCheck,
  reasonTexts,
  type ReasonTexts,
} from '../../../frame/forms/reason-form.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { DeclineReasonFields, LossReasonFields } from '../ClosingReasonFields.tsx'
import { TeamFields } from '../TeamFields.tsx'
import { chosenTeams, teamsForm, type TeamsForm } from '../teams-form.ts'

type Results = readonly BulkResult[]

const declineForm = z.object(reasonTexts).check(reasonCheck(declineReason, accountDeclineReasons))
const lossForm = z.object(reasonTexts).check(reasonCheck(lossReason, lostReasons))

/** The shared parts of the bulk dialogs of accounts. */
const useAccountsDialog = (input: BulkInput, texts: 'decline' | 'lost' | 'teams') => {
  const t = useWording('portal', 'account-dialogs', 'bulk')
  const { run, settings, count } = useBulkRun(input)
  const { api } = usePortal()
  return {
    api,
    run,
    texts: {
      ...settings({
        title: t(`account-dialogs:bulk.${texts}.title`),
        lead: t(`account-dialogs:bulk.${texts}.lead`),
        submit: t(`account-dialogs:bulk.${texts}.submit`, { count }),
      }),
      record: `${texts}-accounts`,
    },
  }
}

/** Declines the selected accounts with one reason. */
export const DeclineAccountsDialog = answerDialog<BulkInput, ReasonTexts, Results>({
  useSettings(input) {
    const { api, run, texts } = useAccountsDialog(input, 'decline')
    return {
      ...texts,
      isDangerous: true,
      shape: declineForm,
      start: emptyReason,
      send: (form, requestId) =>
        run(requestId, ({ body, signal }) =>
          api.call(calls.declineAccounts, {
            body: { ...body, with: accountDecline.parse(reasonBody(form)) },
            signal,
          }),
        ),
    }
  },
  Fields: DeclineReasonFields,
})

/** Marks the selected accounts as lost with one reason. */
export const LoseAccountsDialog = answerDialog<BulkInput, ReasonTexts, Results>({
  useSettings(input) {
    const { api, run, texts } = useAccountsDialog(input, 'lost')
    return {
      ...texts,
      shape: lossForm,
      start: emptyReason,
      send: (form, requestId) =>
        run(requestId, ({ body, signal }) =>
          api.call(calls.loseAccounts, {
            body: { ...body, with: accountLoss.parse(reasonBody(form)) },
            signal,
          }),
        ),
    }
  },
  Fields: LossReasonFields,
})

/** The viewer's teams that accounts can be assigned to. */
const useOwnTeams = () => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(searchTeams, { query: {} })).data.content
}

/** Assigns the selected accounts to teams of their agency. */
export const TeamsOfAccountsDialog = answerDialog<BulkInput, TeamsForm, Results>({
  useSettings(input) {
    const { api, run, texts } = useAccountsDialog(input, 'teams')
    const teams = useOwnTeams()
    const start = useMemo(
      (): TeamsForm => Object.fromEntries(teams.map(({ id }) => [id, false])),
      [teams],
    )
    return {
      ...texts,
      shape: teamsForm,
      start,
      send: (form, requestId) =>
        run(requestId, ({ body, signal }) =>
          api.call(calls.saveTeamsOfAccounts, {
            body: { ...body, with: { teamIds: chosenTeams(form) } },
            signal,
          }),
        ),
    }
  },
  Fields: ({ form }) => <TeamFields form={form} teams={useOwnTeams()} />,
})
