import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { changeAgent, listAgents } from '#core/insurance/contacts/endpoints.ts'
import type { AgentChoices } from '#core/insurance/contacts/model.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../frame/dialogs/form-dialog.tsx'
import { FormSelect } from '../../frame/forms/FormSelect.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { useAccount } from '../accounts/use-account.ts'
import { useContactVersion } from './use-contact-version.ts'

interface Input {
  readonly accountId: string
}

const texts = z.object({ agentEmail: z.string(), team: z.string() })
type AgentForm = z.output<typeof texts>

/** The teams of an agent; all of the agency if the agent has none. */
const teamsOf = ({ agents, teams }: AgentChoices, email: string): AgentChoices['teams'] => {
  const own = agents.find(({ agentEmail }) => agentEmail === email)?.teams ?? []
  return own.length > 0 ? own : teams
}

const formFor = (choices: AgentChoices) =>
  texts.check(({ value, issues }) => {
    const push = (field: keyof AgentForm, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message })
    if (value.agentEmail === '') push('agentEmail', 'contacts:invalid.agent')
    else if (value.team === '' && teamsOf(choices, value.agentEmail).length > 0) {
      push('team', 'contacts:invalid.team')
    }
  })

const useChoices = (accountId: string): AgentChoices => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(listAgents, { params: { accountId } })).data
}

const Fields = ({ input, form }: FormFieldsProps<Input, AgentForm>) => {
  const t = useWording('contacts')
  const choices = useChoices(input.accountId)
  const [email, team] = form.watch(['agentEmail', 'team'])
  const offered = email === '' ? [] : teamsOf(choices, email)
  const only = offered.length === 1 ? offered[0]?.id : undefined
  const isOffered = offered.some(({ id }) => id === team)

  // A single team is selected automatically; the previous agent's team is cleared.
  useEffect(() => {
    const next = only ?? (isOffered ? team : '')
    if (next !== team) form.setValue('team', next, { shouldDirty: true })
  }, [form, only, isOffered, team])

  const hint = email === '' ? t('contacts:agent.chooseAgent') : t('contacts:agent.noTeams')
  return (
    <>
      <FormSelect
        form={form}
        name="agentEmail"
        label={t('contacts:agent.next')}
        placeholder={t('contacts:agent.choose')}
        choices={choices.agents.map(({ agentEmail, agentFirstName, agentLastName }) => ({
          value: agentEmail,
          label: `${agentFirstName} ${agentLastName} (${agentEmail})`,
        }))}
      />
      <FormSelect
        form={form}
        name="team"
        label={t('contacts:agent.team')}
        placeholder={t('contacts:agent.choose')}
        hint={offered.length === 0 ? hint : undefined}
        choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}

/** Assigns an account to another agent of its agency, with a team. */
export const ChangeAgentDialog = formDialog({
  useSettings: ({ accountId }: Input) => {
    const t = useWording('contacts')
    const { api } = usePortal()
    const { name: accountName } = useAccount(accountId)
    const choices = useChoices(accountId)
    const { known, save } = useContactVersion(accountId)
    const shape = useMemo(() => formFor(choices), [choices])
    const current = `${known.agentFirstName} ${known.agentLastName}`
    return {
      title: t('contacts:agent.change'),
      lead: t('contacts:agent.lead', { company: accountName }),
      submit: t('contacts:agent.submit'),
      summary: [
        [t('contacts:agent.current'), current],
        [t('contacts:agent.teams'), known.teams.map(({ name }) => name).join(', ')],
      ],
      shape,
      start: { agentEmail: '', team: '' },
      record: `agent.${accountId}`,
      broken: t('contacts:agent.failed'),
      done: () => t('contacts:agent.saved'),
      send({ agentEmail, team }: AgentForm) {
        const agent = choices.agents.find((each) => each.agentEmail === agentEmail)
        return save(
          ({ contactFirstName, contactLastName, contactEmail, contactPhone, modified }) => {
            const body = {
              accountId,
              accountName,
              contactFirstName,
              contactLastName,
              contactEmail,
              contactPhone,
              agentEmail,
              agentFirstName: agent?.agentFirstName,
              agentLastName: agent?.agentLastName,
              agentPhone: agent?.agentPhone,
              ...(team !== '' && { team }),
            }
            return api.call(changeAgent, { body, ifMatch: modified })
          },
          (now, before) =>
            now.agentEmail === before.agentEmail ? undefined : t('contacts:agent.changed'),
        )
      },
    }
  },
  Fields,
})
