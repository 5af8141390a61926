// @vitest-environment happy-dom
/** A list of schools over schools that are there: what differs is read line by line, and what is taken of it is chosen. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from '../../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { type Shape, sampleValue } from '../../../../../test/sample.ts'
import { ImportacaoDeEscolas, importarApi, LinhaDeEscola } from '../../contract-importar.ts'
import { Screen } from './ImportarPage.tsx'

afterEach(cleanup)

const sampled = (shape: object) => sampleValue(shape as Shape, 1) as never

it('tells what changes and what stays, and records new and changed schools together', async () => {
  const contagem = { criar: 2, atualizar: 1, igual: 0, duvida: 0, ignorar: 0, erro: 0 }
  const importacao: ImportacaoDeEscolas = {
    ...(sampled(ImportacaoDeEscolas) as ImportacaoDeEscolas),
    id: 2,
    passo: 'conferido',
    superiores: [],
    diferentes: 1,
    existentes: 'preencher',
    contagem,
  }
  const linha: LinhaDeEscola = {
    ...(sampled(LinhaDeEscola) as LinhaDeEscola),
    situacao: 'atualizar',
    descartada: false,
    faltas: [],
    diferencas: [
      { campo: 'municipio', antes: null, depois: 'Osasco', muda: true },
      { campo: 'telefone', antes: '3699-0000', depois: '3699-0001', muda: false },
    ],
  }
  const sent: unknown[] = []
  renderScreen(Screen, {
    path: '/logado/redes/rede/:rede/gestao/importar-escolas',
    at: '/logado/redes/rede/1/gestao/importar-escolas?importacao=2&situacao=atualizar',
    eu: anEu({ papeis: ['gestor_rede'], redes: [{ id: 1, papel: 'gestor_rede', funcao: 'escrita' }] }),
    calls: [
      answers(importarApi.findImportacao, { importacao }),
      answers(importarApi.listLinhas, { linhas: [linha], total: 1 }),
      answers(importarApi.setImportacao, ({ body }) => {
        sent.push(body)
        return { importacao }
      }),
      answers(importarApi.confirmImportacao, ({ body }) => {
        sent.push(body)
        return { importacao }
      }),
    ],
  })
  await screen.findByText('Município: vazio → Osasco. Telefone: fica “3699-0000” (na lista, “3699-0001”).')
  const choice = screen.getByRole('combobox', { name: 'Das escolas que já estão aqui' })
  fireEvent.change(choice, { target: { value: 'sobrescrever' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Criar 2 e atualizar uma' }))
  await expect.poll(() => sent).toEqual([{ existentes: 'sobrescrever' }, { escolas: 3 }])
})
