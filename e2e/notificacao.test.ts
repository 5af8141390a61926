/** Notifications: a notice rings the bell, the centre lists it, a push is shown and leads home. */
import { expect, it } from 'vitest'
import { at, axe, openBrowser, overflow, PHONE } from './browser.ts'
import { openMore, openTurma } from './turma.ts'

const { visit } = openBrowser({ whole: true })

it('a notice rings the bell of a pupil at once, and the centre leads to it', async () => {
  const pupil = (await visit({ email: 'aluna@demo.test', viewport: PHONE })).page
  await pupil.goto(at('/logado/notificacoes'))
  await pupil.getByRole('heading', { level: 1, name: 'Notificações' }).waitFor()

  const titulo = `Feira de ciências ${Date.now().toString(36)}`
  const teacher = (await visit({ email: 'professora@demo.test' })).page
  await openTurma(teacher)
  await openMore(teacher, 'Avisos')
  await teacher.getByRole('button', { name: 'Novo aviso' }).click()
  await teacher.getByLabel('Título', { exact: true }).fill(titulo)
  await teacher.getByRole('textbox', { name: 'Texto' }).pressSequentially('Tragam a cartolina.')
  await teacher.getByRole('button', { name: 'Publicar aviso' }).click()
  await teacher.getByText('Aviso publicado.').waitFor()

  const told = pupil.getByRole('main').getByRole('link', { name: new RegExp(titulo) })
  await told.waitFor()
  expect(await axe(pupil)).toEqual([])
  expect(await overflow(pupil)).toEqual([])
  await pupil.getByRole('radio', { name: /nova/ }).click()
  await pupil.waitForURL(/mostrar=novas/)
  await told.click()
  await pupil.waitForURL(/\/avisos\/\d+/)

  await teacher.getByRole('link', { name: titulo }).first().click()
  const receipts = teacher.getByRole('region', { name: 'Quem leu' })
  await receipts.getByRole('button', { name: /^Lembrar \d+ pessoas/ }).click()
  await teacher.getByText(/pessoas foram lembradas/).waitFor()

  await pupil.goto(at('/logado/notificacoes?mostrar=novas'))
  await pupil.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await pupil.getByText('Nenhuma novidade para ler').waitFor()
})

it('a push is shown with its subject alone', async () => {
  const { page, context } = await visit({ email: 'professora@demo.test', worker: true })
  await context.grantPermissions(['notifications'])
  // No push service is reached from a test: the browser's answer is made here, the rest is real.
  await page.addInitScript(() => {
    const key = (n: number) => new Uint8Array(n).fill(4).buffer
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/jornada',
        getKey: (name: string) => key(name === 'p256dh' ? 65 : 16),
        unsubscribe: async () => true,
      }) as unknown as PushSubscription
  })
  await page.goto(at('/logado/conta'))
  await page.getByRole('button', { name: 'Ativar neste aparelho' }).click()
  await page.getByText('Este aparelho vai receber avisos.').waitFor()

  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({
      titulo: 'Rede',
      texto: 'Há novidade no fórum',
      destino: '/logado/notificacoes',
      nome: 'jornada',
    }),
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(shown).toEqual([{ title: 'Rede', body: 'Há novidade no fórum', tag: 'jornada' }])
})
