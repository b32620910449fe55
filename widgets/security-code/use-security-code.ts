import {
  createSecurityCode,
  type SecurityCode,
} from '#core/identity/security-code/security-code.ts'
import { recordSessions } from '../platform/page-record-sessions.ts'
import { useCached, useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'

/** The security code of a workflow. It outlives its view, so that the digits stay. */
export function useSecurityCode(workflowId: string): SecurityCode {
  const platform = usePlatform()
  const { values } = useHost()
  return useCached(
    `security-code.${platform.instanceId}.${workflowId}`,
    () => {
      const code = createSecurityCode(platform, {
        workflowId,
        onVerified(grant, tokens) {
          // In the portal all elements already share one session.
          if (platform.mode === 'portal') return
          const { apiBase, instanceId } = platform
          const isHandedOver = recordSessions.put({
            apiBase,
            instanceId,
            workflowId,
            grant,
            tokens,
          })
          values.set('isHandedOver', isHandedOver)
        },
      })
      // Loaded first, because the store's messages are in this namespace.
      void platform.wording
        .load('security-code')
        .catch(() => {})
        .then(() => code.load())
      return code
    },
    (code) => code.dispose(),
  )
}
