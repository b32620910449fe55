import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { getMyAgent, setMyAgent } from '#core/insurance/contacts/endpoints.ts'
import { PhoneText } from '#widgets/kit/PhoneText.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog } from '../../frame/dialogs/form-dialog.tsx'
import { useProfile } from '../../frame/shell/use-profile.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { agencyPayload, customerPayload } from './payloads.ts'

const shape = z.object({})

/** No fields: the summary is confirmed. */
const NoFields = () => null

const choiceDialog = (link: boolean) =>
  formDialog({
    useSettings: ({ agencyId }: { readonly agencyId: string }) => {
      const t = useWording('contacts')
      const { api, queries, region: place } = usePortal()
      const region = useStore(place.$region)
      const user = useProfile()
      const { data } = useSuspenseQuery(queries.options(getMyAgent))
      // The version that the viewer sees, not one that loads while the dialog is open.
      const [{ agencies, version }, setRead] = useState(data)
      const found = agencies.find((each) => each.agencyId === agencyId)
      const agency = found?.agencyName ?? t('contacts:mine.unknown')
      const agentName = found ? `${found.agentFirstName} ${found.agentLastName}` : ''
      return {
        title: t(link ? 'contacts:mine.setTitle' : 'contacts:mine.removeTitle', { agency }),
        lead: t(link ? 'contacts:mine.setLead' : 'contacts:mine.removeLead', { agency }),
        submit: t(link ? 'contacts:mine.set' : 'contacts:mine.remove'),
        isDangerous: !link,
        ...(found && {
          summary: [
            [t('contacts:agent.title'), agentName],
            [t('contacts:email'), found.agentEmail],
            [
              t('contacts:phone'),
              found.agentPhone && <PhoneText key="phone" region={region} text={found.agentPhone} />,
            ],
          ],
        }),
        shape,
        start: {},
        record: `my-agent.${agencyId}`,
        broken: t('contacts:mine.failed'),
        done: () => t(link ? 'contacts:mine.saved' : 'contacts:mine.removed', { agency }),
        async send() {
          const body = {
            ...(found && agencyPayload(found)),
            ...customerPayload(user),
            agencyId,
            link,
          }
          try {
            await api.call(setMyAgent, { body, ifMatch: version })
          } catch (error) {
            if (error instanceof ClientError && error.code === 'agentChanged') {
              setRead(await api.call(getMyAgent))
            }
            throw error
          } finally {
            await queries.refresh(getMyAgent)
          }
        },
      }
    },
    Fields: NoFields,
  })

/** Makes an agency the policyholder's agent, which invalidates active quotes of others. */
export const SetMyAgentDialog = choiceDialog(true)

/** Removes the policyholder's agent, who becomes an interested agency again. */
export const RemoveMyAgentDialog = choiceDialog(false)
