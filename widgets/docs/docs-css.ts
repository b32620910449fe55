import { brandDeclarations } from '#themes/brands/brand-css.ts'
import { brands } from '#themes/brands/brands.ts'

/** The styles of the docs pages, in the house's own colours. */
export const docsCss =
  (): string => `:root{color-scheme:light dark;${brandDeclarations(brands.parapet)}}
body{margin:0;background:var(--parapet-background);color:var(--parapet-text);font:16px/1.55 system-ui,sans-serif}
nav,main{max-width:60rem;margin:0 auto;padding:1rem 1.5rem}
main{padding-bottom:4rem}
h1{font-size:1.75rem;letter-spacing:-.01em}
h2{margin:2.5rem 0 .75rem;font-size:1.125rem}
a{color:var(--parapet-accent-text)}
p{max-width:42rem}
th code{white-space:nowrap}
#policy pre{white-space:pre-wrap}
pre code{overflow-wrap:normal}
section:target{scroll-margin-top:1rem}
a:focus-visible,.scroll:focus-visible,pre:focus-visible{outline:2px solid var(--parapet-focus);outline-offset:2px}
.lead{max-width:42rem;color:var(--parapet-text-muted)}
code{font:.875em ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow:auto;margin:1rem 0;padding:1rem;border:1px solid var(--parapet-border);border-radius:8px;background:var(--parapet-surface-sunken)}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--parapet-border);text-align:left;vertical-align:top;font-weight:400}
thead th{color:var(--parapet-text-muted);font-weight:600}
ul{padding:0;list-style:none}
li{padding:.75rem 0;border-bottom:1px solid var(--parapet-border)}
`
