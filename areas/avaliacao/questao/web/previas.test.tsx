// @vitest-environment happy-dom
/** A sound and a film in a statement, three ways: paper writes them, a telephone plays them, a reader says them. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import type { Midia } from '../../../ensino/midia/shapes.ts'
import { blocosDe } from '../rules-previa.ts'
import type { ConteudoQuestao } from '../shapes.ts'
import { Aparencia } from './editar/Aparencia.tsx'

afterEach(cleanup)

const midia = (id: number, tipo: Midia['tipo']): Midia => ({
  ...{ id, tipo, estado: 'pronta', motivo: null, nome: `f${id}`, mime: '', bytes: 9, sha256: null },
  ...{ largura: null, altura: null, duracao: null, endereco: `/m/${id}`, variantes: [], pacote: null },
})
const figura = (id: number, tipo: string, says: string) =>
  `<figure data-midia="${id}" data-tipo="${tipo}" data-alt="Um ${tipo}"${says}></figure>`

const conteudo = {
  enunciado: `<p>Ouça e veja.</p>${figura(1, 'audio', ' data-transcricao="Bom dia!"')}${figura(2, 'video', ' data-legendas="3"')}<figure data-midia="4" data-tipo="video" data-libras="true"></figure>`,
  valor: 2,
  tolerancia: 0,
  unidade: '',
} as unknown as ConteudoQuestao

it('paper writes what is heard, a telephone plays it with its captions, a reader says it', () => {
  const blocos = blocosDe({ tipo: 'numerica', conteudo, comando: '', base: '' })
  const midias = [midia(1, 'audio'), midia(2, 'video'), midia(3, 'legenda'), midia(4, 'video')]
  renderScreen(() => <Aparencia blocos={blocos} midias={midias} />, { path: '/', at: '/', calls: [] })
  const papel = screen.getByRole('region', { name: 'No papel' })
  expect(papel.querySelectorAll('audio, video')).toHaveLength(0)
  expect(within(papel).getByText('Transcrição: Bom dia!')).toBeTruthy()
  expect(within(papel).getByText('Só na tela: não há transcrição.')).toBeTruthy()
  expect(within(papel).getByText('Há um vídeo em Libras: ele aparece na tela.')).toBeTruthy()
  const celular = screen.getByRole('region', { name: 'No celular' })
  expect(celular.querySelector('audio')?.getAttribute('src')).toBe('/m/1')
  expect(celular.querySelector('video track')?.getAttribute('src')).toBe('/m/3')
  expect(within(celular).getByText('Bom dia!')).toBeTruthy()
  expect(
    within(celular)
      .getByText('Ver em Libras')
      .closest('details')
      ?.querySelector('video')
      ?.getAttribute('src'),
  ).toBe('/m/4')
  const fala = screen.getByRole('region', { name: 'O leitor de tela diz' })
  expect(within(fala).getByText('Um audio. Bom dia!')).toBeTruthy()
})
