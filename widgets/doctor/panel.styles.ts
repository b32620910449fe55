/** The panel's style sheet. It is constructed, because a strict policy allows no inline styles. */
export const panelStyles = `
:host { all: initial; color-scheme: light dark; }
section {
  position: fixed; inset: auto 12px 12px auto; box-sizing: border-box; margin: 0;
  width: min(30rem, calc(100vw - 24px)); max-height: min(36rem, calc(100vh - 24px)); overflow: auto;
  padding: 16px; border: 1px solid light-dark(#c3c8d4, #4a5060); border-radius: 10px;
  background: light-dark(#fff, #181b22); color: light-dark(#171b26, #eceef3);
  box-shadow: 0 12px 40px rgb(0 0 0 / .28); font: 14px/1.5 system-ui, sans-serif;
}
section:has(> ol:empty) { width: auto; padding: 8px 12px; }
header { display: flex; gap: 8px; align-items: center; }
h2 { flex: 1; margin: 0; font-size: 15px; }
ol { margin: 8px 0 0; padding: 0; list-style: none; }
ol:empty { display: none; }
li { padding: 12px 0; border-top: 1px solid light-dark(#dfe2ea, #333845); }
h3 { margin: 0; font-size: 14px; }
p { margin: 4px 0 0; color: light-dark(#4b5263, #b4bac8); overflow-wrap: anywhere; }
pre {
  margin: 8px 0 0; padding: 8px 10px; border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere;
  background: light-dark(#f1f3f7, #0f1116); font: 12.5px/1.5 ui-monospace, monospace;
}
button {
  min-height: 28px; padding: 0 10px; border: 1px solid light-dark(#8b91a1, #6b7283); border-radius: 6px;
  background: none; color: inherit; font: inherit; cursor: pointer;
}
:focus-visible { outline: 2px solid light-dark(#3a4fd8, #9aa8ff); outline-offset: 2px; }
`
