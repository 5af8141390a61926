// @vitest-environment happy-dom
/** The screens that every import shares, over an import of nothing in particular. */
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { afterEach, expect, it } from 'vitest'
import { callsOf } from '../../../../../core/contract/calls.ts'
import { Count, Id } from '../../../../../core/contract/schema.ts'
import { answers, type FakedCall, refuses } from '../../../../../core/testing/fakeTransport.ts'
import { say } from '../../../../../core/texts/texts.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { importacaoTexts } from '../../texts-importar.ts'
import { DescartarButton, DesfazerCard, EnviarForm, GravarFoot } from '../public-importar.tsx'

afterEach(cleanup)

const { get, post, put, remove } = callsOf('trabalho')
const api = {
  create: post('/coisas', {
    summary: '',
    files: { maxFiles: 2, maxBytes: 4, extensions: ['.csv'] },
    body: {},
    returns: { id: Id },
  }),
  setImportacao: put('/coisas/:id', { summary: '', body: { parcial: Optional(Flag()) } }),
  preview: get('/coisas/:id/desfazer', {
    summary: '',
    returns: { sai: Count, mudadas: ArrayOf(ObjectOf({ nome: Text() })), total_mudadas: Count },
  }),
  undo: post('/coisas/:id/desfazer', { summary: '', body: { manter_mudadas: Flag() } }),
  remove: remove('/coisas/:id', { summary: '' }),
}

const words = say(importacaoTexts, 'pt-br')
const show = (shown: ReactElement, ...calls: FakedCall[]) =>
  renderScreen(() => shown, { path: '/', at: '/', calls })
const act = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('sends files within what the call takes, and says why not', async () => {
  const sent: number[] = []
  const { network } = show(
    <EnviarForm
      create={api.create}
      input={(arquivos) => ({ body: {}, arquivos })}
      onSent={({ id }) => sent.push(id)}
      words={{
        ...{ arquivo: 'Lista', arquivoAjuda: '', escolher: 'Escolher', muitos: 'São muitos.' },
        ...{ soltar: '', grande: words.grande, enviar: 'Enviar', modelo: 'Modelo', enviando: words.enviando },
      }}
      semArquivo="Escolha um arquivo."
      model={{ name: 'modelo', columns: ['a'] }}
    />,
    answers(api.create, { id: 4 }),
  )
  const choose = (...texts: string[]) =>
    fireEvent.change(screen.getByLabelText('Lista'), {
      target: { files: texts.map((text, i) => new File([text], `${i}.csv`)) },
    })
  await act('Enviar')
  await screen.findByText('Escolha um arquivo.')
  choose('a;b;c')
  await screen.findByText('O arquivo tem mais de 20 MB.')
  await act('Enviar')
  choose('a', 'b', 'c')
  await screen.findByText('São muitos.')
  await act('Enviar')
  expect(network.askedOf(api.create)).toHaveLength(0)
  choose('a', 'b')
  await act('Enviar')
  await expect.poll(() => sent).toEqual([4])
})

it('records nothing while lines are wrong and not left out, or while there is nothing', async () => {
  const recorded: string[] = []
  const problems = { haErros: (n: number) => `${n} com erro`, nadaAGravar: 'Nada a salvar' }
  const shown = (erros: number, linhas: number, parcial = false) => {
    cleanup()
    return show(
      <GravarFoot
        calls={api}
        importacao={{ id: 3, parcial }}
        erros={erros}
        linhas={linhas}
        confirm={{ mutate: () => void recorded.push(`${erros} ${linhas}`), isPending: false }}
        label="Salvar"
        error={undefined}
        words={{ parcial: (n) => `Deixar de fora ${n}`, depoisDesfazer: words.depoisDesfazer }}
        problems={problems}
      >
        {null}
      </GravarFoot>,
      refuses(api.setImportacao, { mensagem: 'Não deu.' }),
    )
  }
  shown(2, 5)
  await act('Salvar')
  screen.getByText('2 com erro')
  shown(0, 0)
  await act('Salvar')
  screen.getByText('Nada a salvar')
  expect(recorded).toEqual([])
  const { network } = shown(2, 5, true)
  await act('Salvar')
  expect(recorded).toEqual(['2 5'])
  // What is refused stays as it was.
  const box = screen.getByRole('checkbox', { name: 'Deixar de fora 2' }) as HTMLInputElement
  fireEvent.click(box)
  await screen.findByText('Não deu.')
  expect(box.checked).toBe(true)
  expect(network.askedOf(api.setImportacao).map(({ body }) => body)).toEqual([{ parcial: false }])
})

it('undoes with what has changed since told and agreed to, and not once its days are over', async () => {
  const shown = (desfazer_ate: string | null) => {
    cleanup()
    return show(
      <DesfazerCard
        importacao={{ id: 3, desfazer_ate }}
        preview={api.preview}
        undo={api.undo}
        words={{
          ...{ desfazer: 'Desfazer', desfazerTitulo: 'Desfazer?', desfazerFim: 'Acabou.' },
          ...{ desfazerAte: words.desfazerAte, eMais: words.eMais, mudadas: (n) => `${n} ficam` },
        }}
        vai={({ sai }) => <p>{`Saem ${sai}`}</p>}
      />,
      answers(api.preview, { sai: 7, mudadas: [{ nome: 'Lia' }], total_mudadas: 2 }),
      answers(api.undo, {}),
    )
  }
  const { network } = shown('2030-01-01T00:00:00.000Z')
  await act('Desfazer')
  const dialog = await screen.findByRole('alertdialog')
  for (const said of ['Saem 7', '2 ficam', 'Lia', 'e mais 1']) expect(dialog.textContent).toContain(said)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Desfazer' }))
  await expect
    .poll(() => network.askedOf(api.undo).map(({ body }) => body))
    .toEqual([{ manter_mudadas: true }])
  shown(null)
  await screen.findByText('Acabou.')
})

it('throws one away only when that is confirmed, and says why it was not', async () => {
  const said = { descartar: 'Descartar', descartarTitulo: 'Descartar?', descartarTexto: 'Some.' }
  const button = <DescartarButton remove={api.remove} id={3} to="/outra" words={said} />
  const { network } = show(button, refuses(api.remove, { mensagem: 'Já foi.' }))
  await act('Descartar')
  const dialog = await screen.findByRole('alertdialog')
  expect(network.made).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }))
  await screen.findByText('Já foi.')
  cleanup()
  const gone = show(button, answers(api.remove, {}))
  await act('Descartar')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }))
  await expect.poll(gone.address).toBe('/outra')
})
