/* Before the first paint; core/web/preferences/apply.ts does the same later. */
;(() => {
  const root = document.documentElement
  const read = (key, allowed) => {
    try {
      const value = (localStorage.getItem(key) || '').replace(/"/g, '').toLowerCase()
      return allowed.includes(value) ? value : allowed[0]
    } catch {
      return allowed[0]
    }
  }
  const set = (name, value) => {
    root.setAttribute(`data-${name}`, value)
    root.classList.add(`${name}-${value}`)
  }
  const contraste = read('contrast', ['padrao', 'alto', 'cinza'])
  const esquema = read('scheme', ['aparelho', 'claro', 'escuro'])
  const dark =
    esquema === 'aparelho' ? matchMedia('(prefers-color-scheme: dark)').matches : esquema === 'escuro'
  set('contraste', contraste)
  root.dataset.esquema = contraste === 'padrao' && dark ? 'escuro' : 'claro'
  if (/^\/logado(?!\/(?:redes|administracao)\b)/.test(location.pathname))
    root.dataset.tom = read('tone', ['gerir', 'aprender'])
  set('tamanho', read('font', ['padrao', 'grandes', 'gigantes']))
  set('fonte', read('dyslexia', ['padrao', 'dislexia']))
  root.lang = read('authLanguage', ['pt-br', 'en-us']) === 'en-us' ? 'en-US' : 'pt-BR'
})()
