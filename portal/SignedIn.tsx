import { modules } from './modules.ts'
import { ModulesContext } from './frame/modules/use-modules.ts'
import { Shell } from './frame/shell/Shell.tsx'

/** The signed-in portal: the shell with the modules that fill it. */
export const SignedIn = () => (
  <ModulesContext value={modules}>
    <Shell />
  </ModulesContext>
)
