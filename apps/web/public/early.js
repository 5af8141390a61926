/* What the screen opens with is asked for before the scripts that draw it have come; core/web/client/early.ts takes it. */
;(() => {
  try {
    const read = (id) => JSON.parse(document.getElementById(id).textContent)
    const asked = read('turmalina-leituras')
    const current = localStorage.getItem('currentSession')
    const records = JSON.parse(localStorage.getItem('sessions') || '[]')
    const session = records.find(({ usuario, token }) => usuario === current && token)
    const tenant = read('turmalina-tenant')
    if (!session || !tenant || asked.length === 0 || !navigator.onLine) return
    const share = tenant.database_share
    const headers = {
      Authorization: `Bearer ${session.token}`,
      Tenant: (typeof share === 'string' ? share : share && share.slug) || tenant.slug,
    }
    const language = document.documentElement.lang.toLowerCase()
    const addresses = asked.map((address) => address.replace('/pt-br/', `/${language}/`))
    const answers = fetch(`/leituras?${new URLSearchParams(addresses.map((address) => ['de', address]))}`, {
      headers,
    })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined)
    globalThis.turmalinaLeituras = { addresses, headers, answers }
  } catch {
    /* The screen asks by itself. */
  }
})()
