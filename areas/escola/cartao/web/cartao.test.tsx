// @vitest-environment happy-dom
/** The door of a class's device as a pupil sees it: who, the pictures, and what is said when they do not serve. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Asked, answers, type FakedCall, refusal } from '../../../../core/testing/fakeTransport.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type AlunoNoAparelho, cartaoApi } from '../contract.ts'
import { keepAparelho, readAparelho } from './aparelho.ts'
import { Screen as CartaoPage } from './CartaoPage.tsx'

const CODIGO = 'BCDFGHJKMNPQ'
const aluno = (imagem: AlunoNoAparelho['imagem']): AlunoNoAparelho => ({
  id: 9,
  nome: 'Ana P.',
  numero: 4,
  animal: null,
  imagem,
})

beforeEach(() => {
  keepAparelho({ id: 1, token: 'segredo' })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStore.remove('9')
})

function show(
  imagem: AlunoNoAparelho['imagem'],
  {
    calls = [],
    at = '/login/cartao',
    language,
  }: { calls?: FakedCall[]; at?: string; language?: Language } = {},
) {
  return renderScreen(CartaoPage, {
    path: '/login/cartao',
    at,
    eu: null,
    ...(language && { language }),
    calls: [
      answers(cartaoApi.readAparelho, {
        turma: { nome: '7º A', escola: 'Escola' },
        alunos: [aluno(imagem)],
      }),
      answers(cartaoApi.readCartao, { aluno: aluno(imagem) }),
      ...calls,
    ],
  })
}

const signsIn = (...right: string[]) =>
  answers(cartaoApi.signIn, ({ body }: Asked) => {
    if (String(body.imagens) !== String(right))
      throw refusal({ status: 401, codigo: 'imagens_nao_conferem', mensagem: 'Não foram essas.' })
    return { usuario: anEu({ id: 9, nome: 'Ana Prado' }), token: 't' }
  })

type Shown = ReturnType<typeof show>
const touch = async ({ user }: Shown, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('button', { name }))
}

describe('the door of a class’s device', () => {
  it('lets in by name and pictures, keeping no name on the device', async () => {
    const shown = show('definida', { calls: [signsIn('gato', 'uva', 'sol')] })
    await touch(shown, 'Ana P. nº 4', 'gato', 'peixe', 'sol')
    expect(await screen.findByText('Não foram essas.')).toBeTruthy()
    await touch(shown, 'gato', 'uva', 'sol')
    expect(await screen.findByText('outra página')).toBeTruthy()
    expect(shown.address()).toBe('/logado')
    expect(sessionStore.get().records.find(({ usuario }) => usuario === '9')).toEqual({
      usuario: '9',
      token: 't',
    })
    expect(shown.network.askedOf(cartaoApi.signIn)[0]?.body).toEqual({
      aparelho: 'segredo',
      aluno: 9,
      imagens: ['gato', 'peixe', 'sol'],
    })
    expect(shown.network.problems).toEqual([])
  })

  it('takes the code from the address, typed, and refuses what is none without asking', async () => {
    const shown = show('definida', { at: `/login/cartao#${CODIGO}`, calls: [signsIn('gato', 'uva', 'sol')] })
    expect(await screen.findByText('Toque nas suas 3 imagens, na ordem.')).toBeTruthy()
    await touch(shown, 'Não sou eu')
    const field = await screen.findByLabelText('Código do cartão')
    await shown.user.type(field, 'abc')
    await touch(shown, 'Continuar')
    expect(await screen.findByText('Confira o código: são 12 letras e números.')).toBeTruthy()
    expect(shown.network.askedOf(cartaoApi.readCartao)).toHaveLength(1)
    await shown.user.clear(field)
    await shown.user.type(field, 'bcdf-ghjk-mnpq')
    await touch(shown, 'Continuar', 'gato', 'uva', 'sol')
    await screen.findByText('outra página')
    expect(shown.network.askedOf(cartaoApi.signIn)[0]?.body).toMatchObject({ codigo: CODIGO })
  })

  it('has the pupil choose twice alike before anything is sent', async () => {
    const shown = show('escolher', { at: `/login/cartao#${CODIGO}`, calls: [signsIn('lua' as never, '')] })
    await touch(shown, 'gato', 'uva', 'sol')
    expect(await screen.findByText('Agora toque nas mesmas 3, na mesma ordem.')).toBeTruthy()
    await touch(shown, 'gato', 'sol', 'uva')
    expect(await screen.findByText('Não ficou igual. Escolha de novo as suas 3 imagens.')).toBeTruthy()
    expect(shown.network.askedOf(cartaoApi.signIn)).toEqual([])
    await touch(shown, 'gato', 'uva', 'sol', 'gato', 'uva', 'sol')
    await screen.findByText('Não foram essas.')
    expect(shown.network.askedOf(cartaoApi.signIn)).toHaveLength(1)
  })

  it('touches no picture twice, and clears what was touched', async () => {
    const shown = show('definida', { calls: [signsIn('gato', 'uva', 'sol')] })
    await touch(shown, 'Ana P. nº 4', 'peixe', 'peixe', 'Limpar', 'gato', 'gato', 'uva', 'sol')
    await screen.findByText('outra página')
  })

  it.each([
    ['bloqueada', 'Peça ajuda à sua professora ou ao seu professor'],
    ['ausente', 'Peça ajuda à sua professora ou ao seu professor'],
    ['escolher', 'Na primeira vez, use o cartão'],
  ] as const)('shows no pictures by name when they are %s', async (imagem, sentence) => {
    const shown = show(imagem)
    await touch(shown, 'Ana P. nº 4')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'gato' })).toBeNull()
  })

  it('sends for the teacher when the last try was one too many', async () => {
    const locked = answers(cartaoApi.signIn, () => {
      throw refusal({ status: 403, codigo: 'imagem_bloqueada' })
    })
    const shown = show('definida', { calls: [locked] })
    await touch(shown, 'Ana P. nº 4', 'gato', 'uva', 'sol')
    expect(await screen.findByText('Peça ajuda à sua professora ou ao seu professor')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'gato' })).toBeNull()
  })

  it('shows a child as its animal, by name and before its pictures', async () => {
    const child: AlunoNoAparelho = { ...aluno('definida'), nome: 'Bento', numero: null, animal: 'tucano' }
    const shown = show('definida', {
      calls: [
        answers(cartaoApi.readAparelho, { turma: { nome: '2º A', escola: 'Escola' }, alunos: [child] }),
        answers(cartaoApi.readCartao, { aluno: child }),
      ],
    })
    const name = await screen.findByRole('button', { name: 'Bento' })
    expect(name.querySelectorAll('svg.animal')).toHaveLength(1)
    await touch(shown, 'Bento')
    const hello = await screen.findByRole('heading', { name: 'Oi, Bento' })
    expect(hello.parentElement?.querySelectorAll('svg.animal')).toHaveLength(1)
  })

  it('speaks English', async () => {
    const shown = show('definida', { language: 'en-us' })
    await touch(shown, 'Ana P. no. 4')
    expect(await screen.findByRole('button', { name: 'pineapple' })).toBeTruthy()
  })
})

describe('elsewhere', () => {
  it('says what to do instead and asks nothing', async () => {
    localStorage.clear()
    const { network } = show('definida', { at: `/login/cartao#${CODIGO}` })
    expect(await screen.findByText('Este aparelho não é de uma turma')).toBeTruthy()
    expect(network.made).toEqual([])
  })

  it('forgets that it was of a class when that is over', async () => {
    show('definida', {
      calls: [
        answers(cartaoApi.readAparelho, () => {
          throw refusal({ status: 403, codigo: 'fora_do_aparelho' })
        }),
      ],
    })
    expect(await screen.findByText('Este aparelho não é de uma turma')).toBeTruthy()
    expect(readAparelho()).toBeNull()
  })

  it('keeps the device through a bad connection', async () => {
    show('definida', {
      calls: [
        answers(cartaoApi.readAparelho, () => {
          throw refusal({ status: 0, codigo: 'sem_conexao' })
        }),
      ],
    })
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(readAparelho()).not.toBeNull()
  })
})
