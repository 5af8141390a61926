/** On the page of a class: a published lesson is chosen, then given. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../contract.ts'
import type { Aula } from '../shapes.ts'
import './aula.css'
import { DarSheet } from './DarDialog.tsx'
import { turmaAulaTexts } from './turma-texts.ts'

function Choose({ onChoose }: { onChoose: (aula: Aula) => void }) {
  const t = useTexts(turmaAulaTexts)
  const [busca, setBusca] = useState('')
  const words = busca.trim()
  const query = { pagina: 1, linhas: 20, estado: 'publicada' as const, ...(words && { busca: words }) }
  const { data } = useCall(aulaApi.list, { query }, { keep: true })
  return (
    <div className="pilha">
      <TextField
        type="search"
        label={t.buscarAula}
        value={busca}
        maxLength={120}
        onChange={({ target }) => setBusca(target.value)}
      />
      <ul className="pilha v-3">
        {data?.aulas.map((aula) => (
          <li key={aula.id}>
            <button
              className="caixa pilha v-z toda pb-3 pi-4 partir ta-i"
              type="button"
              onClick={() => onChoose(aula)}
            >
              <b>{aula.titulo}</b>
              <small className="fraca">
                {[aula.disciplina?.nome, aula.autor.nome].filter(Boolean).join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {data?.aulas.length === 0 && <p className="fraca">{t.nenhumaAula}</p>}
    </div>
  )
}

export function DarAulaButton({ turma }: { turma: number }) {
  const t = useTexts(turmaAulaTexts)
  const [open, setOpen] = useState(false)
  const [aula, setAula] = useState<Aula | null>(null)
  const close = () => {
    setOpen(false)
    setAula(null)
  }
  return (
    <>
      <Button look="filled" icon={IconPlus} onClick={() => setOpen(true)}>
        {t.darAula}
      </Button>
      <Dialog open={open} onClose={close} wide title={aula ? t.darTitulo(aula.titulo) : t.qualAula}>
        {aula ? <DarSheet aula={aula} turma={turma} onClose={close} /> : <Choose onChoose={setAula} />}
      </Dialog>
    </>
  )
}
