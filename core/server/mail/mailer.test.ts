/** The same message through a real SMTP server and into the outbox; what is refused, what fails and how. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { createMailer } from './mailer.ts'
import { type MailMessage, senderOf } from './message.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-mail-'))
const from = 'Turmalina <nao-responda@escola.test>'
const now = () => new Date('2026-11-03T10:15:00.123Z')

const arrived: { to: string[]; from: string; source: string }[] = []
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'ana' && password === 's3nha' ? done(null, { user: 'ana' }) : done(new Error('no')),
  onRcptTo({ address }, _session, done) {
    const code = address.startsWith('cheio') ? 452 : address.startsWith('ninguem') ? 550 : 0
    done(code ? Object.assign(new Error('refused'), { responseCode: code }) : null)
  },
  onData(stream, { envelope }, done) {
    void buffer(stream).then((data) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      arrived.push({ to, from: envelope.mailFrom ? envelope.mailFrom.address : '', source: String(data) })
      done()
    })
  },
})
await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done))
const { port } = smtp.server.address() as { port: number }
const bySmtp = createMailer({ smtpUrl: `smtp://ana:s3nha@127.0.0.1:${port}`, from, now })
const mailDir = path.join(folder, 'outbox')
const byFolder = createMailer({ mailDir, from, now })

afterAll(async () => {
  bySmtp.close()
  await new Promise<void>((done) => smtp.close(done))
  await rm(folder, { recursive: true, force: true })
})

const message: MailMessage = {
  to: 'aluna@demo.test',
  subject: 'Olá, você tem um aviso — 7º A',
  text: 'Primeira linha.\n\nSegunda linha, com ação.',
  html: '<p>Primeira linha.</p><img src="file:///etc/passwd">',
  language: 'pt-br',
  fromName: 'Rede de Ipê, 7ª "Regional"',
  headers: { 'List-Unsubscribe': '<https://localhost/conta/emails>', 'X-Turmalina': 'aviso' },
}

/** Headers unfolded, encoded words and quoted-printable as text. */
const readable = (source: string) =>
  source
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?= =\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => words.replaceAll('_', ' '))
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString())

const expectWhole = (source: string) => {
  const mail = readable(source)
  expect(mail).toMatch(/^From: Rede de Ipê, 7ª "Regional" <nao-responda@escola\.test>\r$/m)
  expect(mail).toMatch(/^Subject: Olá, você tem um aviso — 7º A\r$/m)
  expect(mail).toMatch(/^To: aluna@demo\.test\r$/m)
  expect(mail).toMatch(/^Date: Tue, 03 Nov 2026 10:15:00 \+0000\r$/m)
  expect(mail).toMatch(/^List-Unsubscribe: <https:\/\/localhost\/conta\/emails>\r$/m)
  expect(mail).toMatch(/^X-Turmalina: aviso\r$/m)
  expect(mail).toMatch(/^Content-Language: pt-BR\r$/m)
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(mail).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(mail).toContain('Segunda linha, com ação.')
  expect(mail).toContain('file:///etc/passwd')
  expect(mail).not.toContain('root:')
}

describe('a message', () => {
  it('arrives by SMTP', async () => {
    await expect(bySmtp.check()).resolves.toBeUndefined()
    const { id } = await bySmtp.send(message)
    expect(id).toContain('@')
    expect(arrived.at(-1)).toMatchObject({ to: ['aluna@demo.test'], from: 'nao-responda@escola.test' })
    expectWhole(arrived.at(-1)?.source ?? '')
    expect(await bySmtp.listOutbox()).toEqual([])
    expect(await bySmtp.readOutbox('20261103101500123-0123456789ab')).toBeNull()
  })

  it('arrives in the outbox, as a letter and as data', async () => {
    await expect(byFolder.check()).resolves.toBeUndefined()
    const { id } = await byFolder.send(message)
    expect((await readdir(mailDir)).sort()).toEqual([`${id}.eml`, `${id}.json`])
    expectWhole(await readFile(path.join(mailDir, `${id}.eml`), 'utf8'))
    expect(await byFolder.readOutbox(id)).toEqual({
      id,
      at: '2026-11-03T10:15:00.123Z',
      from: 'Rede de Ipê, 7ª "Regional" <nao-responda@escola.test>',
      to: message.to,
      subject: message.subject,
      text: message.text,
      html: message.html,
      language: 'pt-br',
      headers: message.headers,
    })
  })

  it('the newest comes first, half-written and foreign files are passed over', async () => {
    const dir = path.join(folder, 'order')
    let minute = 0
    const mailer = createMailer({
      mailDir: dir,
      from,
      now: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)),
    })
    for (const subject of ['um', 'dois', 'três']) await mailer.send({ ...message, subject })
    await writeFile(path.join(dir, '20270101000000000-0123456789ab.json'), '{"id":')
    await writeFile(path.join(dir, 'notas.json'), '{}')
    expect((await mailer.listOutbox()).map(({ subject }) => subject)).toEqual(['três', 'dois', 'um'])
    expect(await mailer.listOutbox(2)).toHaveLength(1)
    for (const id of ['../mailer', 'notas', '', '20270101000000000-0123456789ab/../notas'])
      expect(await mailer.readOutbox(id), id).toBeNull()
  })

  it('an outbox that does not exist yet is empty', async () => {
    expect(await createMailer({ mailDir: path.join(folder, 'none'), from }).listOutbox()).toEqual([])
  })
})

describe('refused before it is sent', () => {
  it.each<[string, Partial<MailMessage>]>([
    ['two addresses', { to: 'a@b.test, c@d.test' }],
    ['a header in the address', { to: 'a@b.test\r\nBcc: todos@b.test' }],
    ['an address with a name', { to: 'Ana <a@b.test>' }],
    ['no address', { to: '' }],
    ['an address without a domain', { to: 'ana' }],
    ['a header in the subject', { subject: 'Oi\r\nBcc: todos@b.test' }],
    ['a bare line feed', { subject: 'Oi\nBcc: todos@b.test' }],
    ['NUL', { subject: 'Oi\0' }],
    ['an endless subject', { subject: 'x'.repeat(901) }],
    ['a header in the sender', { fromName: 'Rede\nBcc: todos@b.test' }],
    ['a header in a header', { headers: { 'X-A': 'b\r\nBcc: todos@b.test' } }],
    ['a header in a name', { headers: { 'X-A: b\r\nBcc': 'todos@b.test' } }],
    ['a header of ours', { headers: { Bcc: 'todos@b.test' } }],
    ['the sender as a header', { headers: { from: 'todos@b.test' } }],
  ])('%s', async (_name, wrong) => {
    const before = arrived.length
    for (const mailer of [bySmtp, byFolder])
      await expect(mailer.send({ ...message, ...wrong })).rejects.toMatchObject({
        statusCode: 400,
        codigo: 'mensagem_invalida',
      })
    expect(arrived.length).toBe(before)
  })

  it('reads senders, and refuses what is none', () => {
    expect(senderOf('a@b.test')).toEqual({ name: '', address: 'a@b.test' })
    expect(senderOf('"Rede, Ipê" <a@b.test>')).toEqual({ name: 'Rede, Ipê', address: 'a@b.test' })
    expect(senderOf(from)).toEqual({ name: 'Turmalina', address: 'nao-responda@escola.test' })
    for (const wrong of ['', 'Turmalina', 'a@b.test, c@d.test', 'X <a@b.test> <c@d.test>'])
      expect(() => senderOf(wrong), wrong).toThrow(RangeError)
    expect(() => createMailer({ from })).toThrow(RangeError)
  })
})

describe('when the server says no', () => {
  const away = { statusCode: 503, codigo: 'correio_indisponivel' }

  it('for good: there is no use in trying again', async () => {
    await expect(bySmtp.send({ ...message, to: 'ninguem@demo.test' })).rejects.toMatchObject({
      statusCode: 422,
      codigo: 'correio_recusado',
    })
  })

  it('for now', async () => {
    await expect(bySmtp.send({ ...message, to: 'cheio@demo.test' })).rejects.toMatchObject(away)
  })

  it('wrong password, nobody there, nobody answering', async () => {
    const deaf = createServer((socket) => socket.on('error', () => {}).resume())
    await new Promise<void>((done) => deaf.listen(0, '127.0.0.1', done))
    const silent = (deaf.address() as { port: number }).port
    for (const where of [`ana:errada@127.0.0.1:${port}`, '127.0.0.1:1', `127.0.0.1:${silent}`]) {
      const mailer = createMailer({ smtpUrl: `smtp://${where}`, from, timeout: 300 })
      await expect(mailer.send(message), where).rejects.toMatchObject(away)
      await expect(mailer.check(), where).rejects.toMatchObject(away)
      mailer.close()
    }
    await new Promise((done) => deaf.close(done))
  })

  it('goes on afterwards', async () => {
    await expect(bySmtp.send(message)).resolves.toBeTruthy()
  })
})
