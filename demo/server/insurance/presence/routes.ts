import { markAccountPresence, markQuotePresence } from '#core/insurance/presence/endpoints.ts'
import { route, type Route } from '../../kernel/route.ts'
import type { AssertVisible } from '../../kernel/scope/assert-visible.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { markPresence, type OpenRecord } from './service.ts'

/** The users who have a quote or an account open. A tab can also leave a record that was deleted. */
export const presenceRoutes = (
  assertVisible: Readonly<Record<OpenRecord['kind'], AssertVisible>>,
): readonly Route[] => [
  route(markQuotePresence, async ({ params: { id }, body }, { services, viewer }) => {
    if (body.isHere) await assertVisible.quote(services, viewer, id)
    return markPresence(services, signedIn(viewer), body, { kind: 'quote', id })
  }),
  route(markAccountPresence, async ({ params: { id }, body }, { services, viewer }) => {
    if (body.isHere) await assertVisible.account(services, viewer, id)
    return markPresence(services, signedIn(viewer), body, { kind: 'account', id })
  }),
]
