/** Who of a class is stuck in a path, and why; one more turn by one click, taken back by another until it is used. */
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { trilhaParadosApi as api, type Parado, type VezDada } from '../../contract-parados.ts'
import { paradosTexts } from './parados-texts.ts'

/** Giving a pupil of the class one more turn, and taking it back. */
function useVez(turma: number, { aluno, habilidade }: VezDada) {
  const t = useTexts(paradosTexts)
  const language = useLanguage()
  const dar = useSend(api.darVez)
  const desfazer = useSend(api.desfazerVez)
  const body = { turma, aluno: aluno.id, habilidade: habilidade.id }
  const failed = (problem: unknown) => notify.error(errorSentence(problem, language))
  const undo = () =>
    void desfazer
      .mutateAsync({ body })
      .then(
        ({ desfeita }) =>
          desfeita ? notify.success(t.desfeita(aluno.nome)) : notify.info(t.jaUsada(aluno.nome)),
        failed,
      )
  const give = () =>
    void dar
      .mutateAsync({ body })
      .then(() => notify.success(t.dada(aluno.nome, habilidade.nome), { run: undo }), failed)
  return { give, undo, busy: dar.isPending || desfazer.isPending }
}

function Linha({ parado, turma, may }: { parado: Parado; turma: number; may: boolean }) {
  const t = useTexts(paradosTexts)
  const { aluno, eixo, habilidade, vezes, aulas } = parado
  const { give, busy } = useVez(turma, parado)
  return (
    <li className="linha quebra">
      <div>
        <b>{aluno.nome}</b>
        <p className="t-s fraca">
          {eixo} · {habilidade.nome}. {t.porque(vezes, aulas.join(', '))}
        </p>
      </div>
      <span className="vao" />
      {may && (
        <Button size="small" busy={busy} aria-label={t.darA(aluno.nome, habilidade.nome)} onClick={give}>
          {t.dar}
        </Button>
      )}
    </li>
  )
}

function Dada({ vez, turma, may }: { vez: VezDada; turma: number; may: boolean }) {
  const t = useTexts(paradosTexts)
  const { aluno, eixo, habilidade } = vez
  const { undo, busy } = useVez(turma, vez)
  return (
    <li className="linha quebra">
      <div>
        <b>{aluno.nome}</b>
        <p className="t-s fraca">
          {eixo} · {habilidade.nome}. {t.naoUsada}
        </p>
      </div>
      <span className="vao" />
      {may && (
        <Button
          size="small"
          busy={busy}
          aria-label={t.desfazerDe(aluno.nome, habilidade.nome)}
          onClick={undo}
        >
          {t.desfazer}
        </Button>
      )}
    </li>
  )
}

const keyOf = ({ aluno, habilidade }: VezDada): string => `${aluno.id} ${habilidade.id}`

/** Nothing where nobody is stuck, and nobody has a turn that waits. */
export function Parados({ trilha, turma }: { trilha: number; turma: number }) {
  const t = useTexts(paradosTexts)
  const { data } = useCall(api.listParados, { params: { id: trilha, turma } })
  if (!data) return null
  const { parados, dadas, permissoes } = data
  return (
    <>
      {parados.length > 0 && (
        <section aria-labelledby="tr-parados" className="pilha">
          <h3 id="tr-parados">{t.titulo(new Set(parados.map(({ aluno }) => aluno.id)).size)}</h3>
          <ul className="lista">
            {parados.map((one) => (
              <Linha key={keyOf(one)} parado={one} turma={turma} may={permissoes.dar} />
            ))}
          </ul>
        </section>
      )}
      {dadas.length > 0 && (
        <section aria-labelledby="tr-dadas" className="pilha">
          <h3 id="tr-dadas">{t.dadas}</h3>
          <ul className="lista">
            {dadas.map((one) => (
              <Dada key={keyOf(one)} vez={one} turma={turma} may={permissoes.dar} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
