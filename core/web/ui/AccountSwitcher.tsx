/** Who is signed in, the other accounts kept on this device, another account, sign out. */
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'
import { Avatar } from './Avatar.tsx'
import { useFrame } from './frame.ts'
import { innerTexts } from './inner-texts.ts'
import { Popover } from './Popover.tsx'

export function AccountSwitcher() {
  const t = useTexts(innerTexts)
  const { person, accounts, actions, accountHref } = useFrame()
  if (!person) return null
  const others = accounts.filter((account) => !account.current)
  return (
    <Popover
      label={t.contas}
      trigger={(trigger) => (
        <button
          type="button"
          className="conta nu flexo a-meio v-5 raio-p ta-i lh-2 t-s junto cel-p-1"
          aria-label={t.contaDe(person.nome)}
          {...trigger}
        >
          <Avatar nome={person.nome} foto={person.foto} />
          <span className="nome" aria-hidden="true">
            <b>{person.nome}</b>
            <br />
            <span className="fraca t-xs">{person.papel}</span>
          </span>
        </button>
      )}
    >
      {(close) => (
        <div className="contas grade v-0 t-s">
          <div className="eu">
            <Avatar nome={person.nome} foto={person.foto} size="large" />
            <span>
              <b>{person.nome}</b>
              <br />
              <span className="fraca">{person.papel}</span>
            </span>
          </div>
          {accountHref && (
            <Link to={accountHref} className="opcao" onClick={close}>
              <IconUserCircle aria-hidden="true" /> {t.minhaConta}
            </Link>
          )}
          {others.length > 0 && <span className="sobre">{t.contasNesteAparelho}</span>}
          {others.map((account) => (
            <button
              type="button"
              key={account.id}
              className="opcao"
              onClick={() => {
                close()
                actions.switchAccount(account.id)
              }}
            >
              <Avatar nome={account.nome} foto={account.foto} />
              <span>
                {account.nome}
                <br />
                <span className="fraca t-xs">{account.papel}</span>
              </span>
            </button>
          ))}
          <button
            type="button"
            className="opcao"
            onClick={() => {
              close()
              actions.addAccount()
            }}
          >
            <IconUserPlus aria-hidden="true" /> {t.outraConta}
          </button>
          <button type="button" className="opcao" onClick={actions.signOut}>
            <IconLogout aria-hidden="true" /> {t.sair}
          </button>
        </div>
      )}
    </Popover>
  )
}
