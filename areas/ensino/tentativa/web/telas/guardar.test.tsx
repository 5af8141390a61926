// @vitest-environment happy-dom
/** Keeping files: a refusal is said in the server's words, and only silence is a lost network. */
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, it } from 'vitest'
import { refusal } from '../../../../../core/testing/fakeTransport.ts'
import { Guardar } from './Entregar.tsx'
import { EntregarContext } from './entregar-context.ts'

afterEach(cleanup)

it.each([
  [{ status: 507, mensagem: 'Não há espaço para guardar o arquivo agora.' }, /^Não há espaço para guardar/],
  [{ status: 409, mensagem: 'Esta aula já foi encerrada.' }, /^Esta aula já foi encerrada\.$/],
  [{ status: 0, codigo: 'sem_conexao', mensagem: null }, /quando houver conexão/],
])('%j', async (details, words) => {
  const entregar = () => Promise.reject(refusal(details))
  render(
    <EntregarContext value={entregar}>
      <Guardar arquivos={() => []} ready kept={false} disabled={false} onKept={() => {}} />
    </EntregarContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText(words)
})
