import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { classes } from '#client/ui/classes.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { SkipLink } from '#client/ui/controls/SkipLink.tsx';
import { useScrollPadding } from '#client/ui/hooks/useScrollPadding.ts';
import { LiveLink } from '../classroom/LiveLink.tsx';
import { useStaff } from '../useStaff.ts';
import { Drawer } from './Drawer.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { type PanelLayout, usePanelLayout } from './usePanelLayout.ts';
import { useScrollToTop } from './useScrollToTop.ts';
import { useSignOut } from './useSignOut.ts';
import { WaitingSaves } from './WaitingSaves.tsx';

/** Lets panel.css choose the panel's text sizes; an attribute, because Firefox 115 has no `:has()`. */
function markRoot(): () => void {
  const { dataset } = document.documentElement;
  dataset.inPanel = '';
  return () => delete dataset.inPanel;
}

/** Renders the frame of every panel page: sidebar, title, theme, footer. */
export function PanelShell() {
  const layout = usePanelLayout();
  useScrollPadding();
  useScrollToTop();
  useLayoutEffect(markRoot, []);
  const signOut = useSignOut();
  const leave = () => {
    layout.closeDrawer();
    signOut.leave();
  };
  return (
    <>
      <div className="no-print">
        <SkipLink to="panel-main" />
      </div>
      <div
        data-panel
        className={classes(
          'grid grid-cols-[minmax(0,1fr)]',
          layout.isMini ? 'sm:grid-cols-[64px_minmax(0,1fr)]' : 'sm:grid-cols-[320px_minmax(0,1fr)]',
        )}
      >
        <PanelMenu layout={layout} onSignOut={leave} />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <header
            data-top-bar=""
            className="no-print sticky top-0 z-15 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2"
          >
            <MenuButton {...layout} />
            <Link to="/panel" className="mr-auto inline-flex min-h-12 items-center font-display text-xl font-extrabold">
              Painel de Controlo
            </Link>
            <WaitingSaves />
            <LiveLink />
            {!layout.isPhone && <ThemeToggle />}
          </header>
          <main id="panel-main" tabIndex={-1} className="flex grow flex-col p-4 lg:p-6">
            <Outlet />
          </main>
          <PanelFooter />
        </div>
        <SignOutQuestion {...signOut} />
      </div>
    </>
  );
}

function PanelMenu({ layout, onSignOut }: { layout: PanelLayout; onSignOut: () => void }) {
  const { role } = useStaff();
  const { isPhone, isMini, isDrawerOpen, closeDrawer, expand } = layout;
  const entries = { role, onSignOut, onChosen: closeDrawer, onExpand: expand };
  if (isPhone) {
    return (
      <Drawer isOpen={isDrawerOpen} onClose={closeDrawer}>
        <Sidebar {...entries} isMini={false} />
        <ThemeToggle />
      </Drawer>
    );
  }
  return (
    <nav
      aria-label="Painel"
      className="no-print sticky top-0 h-dvh overflow-x-hidden overflow-y-auto border-r border-line bg-surface"
    >
      <Sidebar {...entries} isMini={isMini} />
    </nav>
  );
}

function MenuButton({ isPhone, isMini, pressMenu }: PanelLayout) {
  if (isPhone) {
    return (
      <IconButton label="Abrir o menu" onClick={pressMenu}>
        <Menu aria-hidden />
      </IconButton>
    );
  }
  const Icon = isMini ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton label={isMini ? 'Alargar o menu' : 'Encolher o menu'} aria-expanded={!isMini} onClick={pressMenu}>
      <Icon aria-hidden />
    </IconButton>
  );
}
