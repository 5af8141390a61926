/** Shared things for the screen tests. */
import type { Compartilhamento } from './contract.ts'

export const buildMaterial = (part: Partial<Compartilhamento> = {}): Compartilhamento => ({
  id: 5,
  titulo: 'Museu da Língua',
  descricao: '',
  url: 'https://www.museu.example/acervo',
  arquivo: null,
  aula: null,
  playlist: null,
  autor: 'Cecília Barreto',
  minhas: true,
  quando: '2026-03-10T12:00:00.000Z',
  ate: null,
  situacao: 'ativo',
  ...part,
})

export const buildArquivo = (part: Partial<Compartilhamento> = {}): Compartilhamento =>
  buildMaterial({
    id: 6,
    titulo: 'Lista 3.pdf',
    url: null,
    arquivo: { nome: 'Lista 3.pdf', bytes: 245_760, url: '/arquivos/9/Lista%203.pdf?t=x' },
    ...part,
  })
