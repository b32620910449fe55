import {
  createSecurityCode,
  type SecurityCode,
} from '#core/identity/security-code/security-code.ts'
import { useCached } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'

/** The security-code page of a workflow; it outlives its view, so that the digits stay. */
export function useSecurityCode(workflowId: string): SecurityCode {
  const platform = usePlatform()
  return useCached(
    `security-code.${platform.instanceId}.${workflowId}`,
    () => {
      const code = createSecurityCode(platform, { workflowId })
      // The store's messages are in this namespace, so it is loaded first.
      void platform.wording
        .load('security-code')
        .catch(() => {})
        .then(() => code.load())
      return code
    },
    (code) => code.dispose(),
  )
}
