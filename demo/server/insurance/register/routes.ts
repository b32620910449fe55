import { getRegisterCompany, validateAddress } from '#core/insurance/register/endpoints.ts'
import { notFound } from '../../kernel/api-error.ts'
import { route, type Route } from '../../kernel/route.ts'
import { checkAddress, canConfirmAddress } from './check-address.ts'
import { findCompanyById } from './find-company.ts'
import { registerCompanyToWire } from './to-wire.ts'

/** Registered companies, and the check of addresses. */
export const registerRoutes: readonly Route[] = [
  route(getRegisterCompany, async ({ params }, { services }) => {
    const found = await findCompanyById(services.database, params.id)
    if (found === undefined) throw notFound()
    return registerCompanyToWire(found)
  }),
  route(validateAddress, async ({ body: { country, ...address } }, context) => ({
    ...(await checkAddress(context.services.database, country ?? context.region, address)),
    mayConfirm: canConfirmAddress(context.viewer),
  })),
]
