import { isTestFile, placeOf } from './layers.ts'

const nameOf = ({
  group,
  domain,
}: {
  readonly group?: string | undefined
  readonly domain: string
}) => `${group ?? ''}/${domain}`

/**
 * The error of a server route whose endpoint is declared in another domain; undefined when it is
 * allowed. Endpoints of core's `platform` group are implemented in the kernel folder of the same
 * name, or in the domain that stores their data.
 */
export const endpointDomainError = (file: string, declaredIn: string): string | undefined => {
  const endpoint = placeOf(declaredIn)
  if (!file.startsWith('demo/server/') || endpoint?.floor !== 'core' || isTestFile(file)) {
    return undefined
  }
  const route = placeOf(file)
  const isOwn =
    route?.domain === endpoint.domain &&
    (endpoint.group === 'platform' || route.group === endpoint.group)
  return isOwn
    ? undefined
    : `an endpoint of ${nameOf(endpoint)} is implemented in its own domain: inject a workflow`
}
