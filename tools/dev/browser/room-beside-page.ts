/** In pixels: below it there is no room for rail and panel both, and the panel is shown. */
export const besidePanelFrom = 1600;

/** The window's event after the panel was opened or closed. */
export const panelToggled = 'panel:toggled';
