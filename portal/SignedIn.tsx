import type { ShellParts } from './frame/modules/shell-parts.ts'
import { ModulesContext } from './frame/modules/use-modules.ts'
import { Shell } from './frame/shell/Shell.tsx'

/** The signed-in portal: the shell with what the modules add to it. */
export const SignedIn = ({ parts }: { readonly parts: readonly ShellParts[] }) => (
  <ModulesContext value={parts}>
    <Shell />
  </ModulesContext>
)
